const LETTERS = 26;
/** Letters are doubled and tripled behind "z"; longer ones nobody would read. */
const MAX_LETTERS = 3;
const MAX_ROMAN = 3999;
const ROMAN: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** A number of a list in the format that Word names, as "lowerRoman"; in figures where it is another one. */
export function writtenNumber(number: number, format: string): string {
  if (format === 'none') return '';
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  if (format === 'ordinal') return `${number}º`;
  const [, size, kind] = /^(upper|lower)(Letter|Roman)$/.exec(format) ?? [];
  const text = kind === 'Letter' ? letterOf(number) : kind === 'Roman' ? romanOf(number) : null;
  if (text === null) return String(number);
  return size === 'upper' ? text.toUpperCase() : text;
}

function letterOf(number: number): string | null {
  const times = Math.ceil(number / LETTERS);
  if (!(times >= 1 && times <= MAX_LETTERS)) return null;
  return String.fromCodePoint(0x61 + ((number - 1) % LETTERS)).repeat(times);
}

function romanOf(number: number): string | null {
  if (!(number >= 1 && number <= MAX_ROMAN)) return null;
  let [rest, text] = [number, ''];
  for (const [value, letters] of ROMAN) for (; rest >= value; rest -= value) text += letters;
  return text;
}
