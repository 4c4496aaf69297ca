import { plainWords } from './plain-words';

/** "Pone E6", "código de avería P0420", "error C-12": what a display shows. */
const SHOWN =
  /\b(?:codigos?|error(?:es)?|fallos?|averias?|mensaje|pone|sale|salio|salido|marca|muestra|aparece|aparecio)\s(?:(?:de|del|el|la|un|una|lo|que|dice|codigo|error|averia|fallo)\s){0,3}["'«“]?([a-z]{1,3}[- ]?\d{1,4})(?![\p{L}\d])/u;

/** Whether words do not say the code that a question asks about: that of another code says nothing of it. */
export function withoutAskedCode(question: string): (words: string) => boolean {
  const [, code] = SHOWN.exec(plainWords(question)) ?? [];
  if (code === undefined) return () => false;
  const [letters = '', digits = ''] = code.split(/[- ]|(?<=\p{L})(?=\d)/u);
  const named = new RegExp(`(?<![\\p{L}\\d])${letters}[- ]?${digits}(?![\\p{L}\\d])`, 'u');
  return (words) => !named.test(plainWords(words));
}
