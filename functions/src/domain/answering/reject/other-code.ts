import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';

/** Whether words do not say the code that a question asks about: that of another code says nothing of it. */
export const ofOtherCode =
  ({ code }: ReadQuestion) =>
  (words: string): boolean =>
    code !== null && !code.test(plainWords(words));
