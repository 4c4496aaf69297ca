import { fieldTermsOf } from './fields';
import { rememberedLexeme } from '../spanish/lexemes';
import { parseQuery } from './query';

/** Measures the other way round: how many of a short text's words the question names, by any of their names. */
export function namedShareMeter(question: string): (text: string) => number {
  const named = new Set(
    parseQuery(question).words.flatMap(({ spellings, synonyms }) => [
      ...spellings,
      ...synonyms.flatMap(({ stems }) => stems),
    ]),
  );
  return (text) => {
    const stems = [...new Set(fieldTermsOf(text, rememberedLexeme).stem)];
    return stems.filter((stem) => named.has(stem)).length / Math.max(1, stems.length);
  };
}
