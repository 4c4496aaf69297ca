import { hex } from 'dingbat-to-unicode';
import type { Attributes } from './word-element';

/** The sign of a symbol font; nothing where none is like it. Word may put it into the area for private use. */
export function symbolOf({ font = '', char = '' }: Attributes): string {
  const own = /^F0..$/.test(char) ? hex(font, char.slice(2)) : undefined;
  return (hex(font, char) ?? own)?.string ?? '';
}
