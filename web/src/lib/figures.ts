import { ANY_UNIT, isUnit } from '@contract';

/**
 * Figures of a manual: numbers with their unit, the codes by which oils, tyres and fluids are bought, and the bare numbers of
 * a row, whose unit its table says: "700 EPS: 0,50 · 700 Agro: 0,65".
 */

export type TextPart =
  | { kind: 'text'; text: string }
  /** `text` ends in `unit`; codes and bare numbers have none. */
  | { kind: 'figure'; text: string; unit: string };

/** Narrow no-break space: what stands between a number and its unit. */
const THIN_SPACE = '\u202f';

const NUMBER = String.raw`\d{1,3}(?:[.\u00a0\u202f ]\d{3})+(?:,\d+)?(?!\d)|\d+(?:[.,]\d+)?`;
const RANGE = String.raw`(?:${NUMBER})(?:\s?(?:[-–—/]|a|o|y)\s?(?:${NUMBER}))?`;

/** Consumption, sound and tonnes are measured by nobody but who reads them. */
const UNITS = `l/100 ?km|${ANY_UNIT}|kg/cm²|dB|t`;

const CODES = [
  String.raw`(?:SAE )?\d{1,2}W[-‑ ]?\d{2}`,
  String.raw`T?\d{3}/\d{2} ?(?:Z?R|D) ?\d{2}(?: ?\d{2,3} ?[A-Z](?![\p{L}]))?`,
  String.raw`DOT ?\d(?:[.,]\d)?`,
].join('|');

const CELL = String.raw`(?<=: )(?:${NUMBER})(?=\s·\s)|(?<=\s·\s[^·:]*: )(?:${NUMBER})(?=\s*$)`;

const FIGURE = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:(?<code>${CODES})|(?<cell>${CELL})|(?<number>${RANGE})(?<space>[ \u00a0\u202f]?)(?<unit>${UNITS}))(?![\p{L}\d])`,
  'giu',
);

/** An angle's sign touches its number. */
const spaceBefore = (unit: string): string => (unit === '°' ? '' : THIN_SPACE);

function display(match: RegExpExecArray): { text: string; unit: string } {
  const { code, number, unit: printed } = match.groups ?? {};
  if (number === undefined || printed === undefined)
    return { text: (code ?? match[0]).replaceAll(' ', '\u00a0'), unit: '' };
  const unit = printed.replaceAll(' ', THIN_SPACE);
  return { text: `${number.replaceAll(' ', THIN_SPACE)}${spaceBefore(unit)}${unit}`, unit };
}

/** Tells figures from the words around them; only their spaces are set, every other character is as it was. */
export function splitFigures(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(FIGURE)) {
    const { unit } = match.groups ?? {};
    if (unit?.length === 1 && !isUnit(unit)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'figure', ...display(match) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The same words: no line ends within a figure. */
export const withFiguresWhole = (text: string): string =>
  splitFigures(text)
    .map((part) => part.text)
    .join('');

/** As long as a value may be to stand on one line beside its name at 320 px, in characters: "4,2 bar (61 psi)". */
const MAX_LENGTH_ON_A_LINE = 16;

/** Whether a value is a figure of its own, to be shown on one line: "1.200", "2,2 / 2,0". */
export const isWholeFigure = (text: string): boolean =>
  text.length <= MAX_LENGTH_ON_A_LINE && /\d/.test(text);
