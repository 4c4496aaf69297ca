import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('codes.txt');

/** "Pone E6", "código de avería P0420", "error C-12": what a display shows. */
const SHOWN = new RegExp(
  String.raw`\b(?:${anyOf('shows a code')})\s(?:(?:${anyOf('between')})\s){0,3}["'«“]?([a-z]{1,3}[- ]?\d{1,4})(?![\p{L}\d])`,
  'u',
);

/** How the code of a display that a question is about is written: "E 6" as "E6". Null where it is about none. */
export function codeIn(plain: string): RegExp | null {
  const [, code] = SHOWN.exec(plain) ?? [];
  if (code === undefined) return null;
  const [letters = '', digits = ''] = code.split(/[- ]|(?<=\p{L})(?=\d)/u);
  return new RegExp(`(?<![\\p{L}\\d])${letters}[- ]?${digits}(?![\\p{L}\\d])`, 'u');
}
