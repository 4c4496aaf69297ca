import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('other-code.txt');

/** "Pone E6", "código de avería P0420", "error C-12": what a display shows. */
const SHOWN = new RegExp(
  String.raw`\b(?:${anyOf('shows a code')})\s(?:(?:${anyOf('between')})\s){0,3}["'«“]?([a-z]{1,3}[- ]?\d{1,4})(?![\p{L}\d])`,
  'u',
);

/** Whether words do not say the code that a question asks about: that of another code says nothing of it. */
export function ofOtherCode({ plain }: ReadQuestion): (words: string) => boolean {
  const [, code] = SHOWN.exec(plain) ?? [];
  if (code === undefined) return () => false;
  const [letters = '', digits = ''] = code.split(/[- ]|(?<=\p{L})(?=\d)/u);
  const named = new RegExp(`(?<![\\p{L}\\d])${letters}[- ]?${digits}(?![\\p{L}\\d])`, 'u');
  return (words) => !named.test(plainWords(words));
}
