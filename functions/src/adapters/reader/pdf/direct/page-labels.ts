import { treeEntries } from './name-tree';
import type { PdfFile } from './pdf-file';
import { textOfString } from './text-string';
import { isString, type Dict } from './values';

/** The number that is printed on a page, by its index; null where the document declares none. */
export function pageLabels(file: PdfFile, catalog: Dict): (index: number) => string | null {
  const ranges = treeEntries(file, catalog.get('PageLabels')).flatMap(([start, value]) => {
    const dict = file.dict(value);
    return typeof start === 'number' && dict ? [{ start, dict }] : [];
  });
  return (index) => {
    const range = ranges.findLast(({ start }) => start <= index);
    if (!range) return null;
    const { start, dict } = range;
    const prefix = file.resolve(dict.get('P'));
    const number = (file.number(dict.get('St')) ?? 1) + index - start;
    const written = styled(number, file.resolve(dict.get('S')));
    const label = `${isString(prefix) ? textOfString(prefix.bytes) : ''}${written}`.trim();
    return label === '' ? null : label;
  };
}

function styled(number: number, style: unknown): string {
  switch (style) {
    case 'D':
      return String(number);
    case 'R':
      return roman(number).toUpperCase();
    case 'r':
      return roman(number);
    case 'A':
      return letters(number).toUpperCase();
    case 'a':
      return letters(number);
    default:
      return '';
  }
}

const ROMAN = Object.entries({
  m: 1000,
  cm: 900,
  d: 500,
  cd: 400,
  c: 100,
  xc: 90,
  l: 50,
  xl: 40,
  x: 10,
  ix: 9,
  v: 5,
  iv: 4,
  i: 1,
});
const LARGEST_ROMAN = 1_000_000;

function roman(number: number): string {
  let rest = number % LARGEST_ROMAN;
  let written = '';
  for (const [sign, value] of ROMAN) {
    for (; rest >= value; rest -= value) written += sign;
  }
  return written;
}

/** a to z, then aa to zz. */
const letters = (number: number): string =>
  number < 1
    ? ''
    : String.fromCharCode(0x61 + ((number - 1) % 26)).repeat(Math.min(100, Math.ceil(number / 26)));
