import { raiseDigits } from '../raised-digits';
import type { WordElement } from './word-element';

const ONE_NAME = /^[\p{L}\p{N}.,]*$/u;

const grouped = (text: string): string => (ONE_NAME.test(text) ? text : `(${text})`);

/** What a part of a formula is on one line. */
const WRITTEN: Record<string, (text: string) => string> = {
  'm:num': (text) => `${grouped(text)}/`,
  'm:den': grouped,
  'm:sup': (text) => (/^\d*$/.test(text) ? raiseDigits(text) : `^${grouped(text)}`),
  'm:rad': (text) => `√${grouped(text)}`,
};

/** A formula as text of one line, as far as its letters are seen. */
export function formulaText(
  { name, text, children }: WordElement,
  isSeen: (run: WordElement) => boolean,
): string {
  const shown = children.filter((child) => child.name !== 'm:r' || isSeen(child));
  const inside = text + shown.map((child) => formulaText(child, isSeen)).join('');
  return WRITTEN[name]?.(inside) ?? inside;
}
