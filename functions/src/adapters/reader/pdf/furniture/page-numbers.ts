import { textOfLine } from '../geometry/text-of-line';
import type { Line } from '../types';

/** A figure that may be the number of its page: the chapter before it ("4-" of "4-12"), "r" for Roman ones, or nothing. */
export type PrintedNumber = { series: string; value: number; text: string; baseline: number };

/** What one page gives to tell its printed number; pages count from 0. */
export type NumberedPage = { index: number; numbers: readonly PrintedNumber[] };

/** Numbers of pages stand at the same height, but for so many points. */
const SAME_PLACE = 4;
/** So many pages nearby must count on from a figure before it is the number of its page. */
const AGREEING = 3;
/** A page without a number has it from the pages before and after it that have one, at most so far away. */
const NEXT_NUMBER = 3;
const MAX_LINE_LENGTH = 160;

const AROUND = /^(?:p[áa]g(?:ina|\.)?\s*)?[-–—|[(\s]+|^p[áa]g(?:ina|\.)?\s*|[-–—|\])\s]+$/gi;
const OF_ALL = /(?<=\d) ?(?:\/|de|of) ?\d{1,4}$/i;
const TOKEN = String.raw`(?:\d{1,2}[-–‑])?\d{1,4}|[ivxlc]{1,7}`;
const AT_START = new RegExp(String.raw`^(?:${TOKEN})(?=\s|$)`, 'i');
const AT_END = new RegExp(String.raw`(?<=\s)(?:${TOKEN})$`, 'i');
/** "2.7" is the seventh page of a chapter only where it stands alone: sections are counted so, too. */
const ALONE = /^\d{1,2}\.\d{1,3}$/;

/** The figures at both ends of a line in the margin of its page. */
export function numbersIn(line: Line): PrintedNumber[] {
  if (line.turned) return [];
  const whole = textOfLine(line);
  if (whole.length > MAX_LINE_LENGTH) return [];
  const text = whole.replace(AROUND, '').replace(OF_ALL, '');
  const tokens = ALONE.test(text) ? [text] : [AT_START, AT_END].map((end) => end.exec(text)?.[0]);
  return tokens.flatMap((token) => {
    const number = token === undefined ? null : read(token);
    return number ? [{ ...number, baseline: line.baseline }] : [];
  });
}

function read(token: string): Omit<PrintedNumber, 'baseline'> | null {
  const [, chapter, figure] = /^(?:(\d{1,2}[-–‑.]))?(\d+)$/.exec(token) ?? [];
  if (figure !== undefined) return { series: chapter ?? '', value: Number(figure), text: token };
  const value = romanValue(token.toLowerCase());
  return value === null ? null : { series: 'r', value, text: token };
}

const ROMAN = /^(?:c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const VALUES: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function romanValue(text: string): number | null {
  if (!ROMAN.test(text)) return null;
  const values = Array.from(text, (letter) => VALUES[letter] ?? 0);
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/**
 * The number that is printed on a page: a figure in its margin from which the pages around count on, or for a page
 * without one that between its neighbours; both of a sheet of two pages. Null where the pages do not agree: a wrong number is worse than none.
 */
export function printedNumberOf(
  page: NumberedPage,
  around: readonly NumberedPage[],
): string | null {
  const others = around.filter(({ index }) => index !== page.index);
  const own = page.numbers.filter((number) => isCountedOn(number, page.index, others));
  const texts = new Set(own.map(({ text }) => text));
  if (texts.size > 0) return texts.size === 1 ? ([...texts][0] ?? null) : null;
  return bothOf(page, others) ?? between(page, others);
}

const PAGES_OF_SHEET = 2;

/** "18–19": a sheet that shows two pages of a booklet beside each other, as the sheets around do. */
function bothOf(page: NumberedPage, others: readonly NumberedPage[]): string | null {
  const pairs = page.numbers.flatMap((left) =>
    page.numbers.filter((right) => follows(left, right, 1)).map((right) => [left, right] as const),
  );
  const found = pairs.filter((pair) => {
    const agreeing = others.filter(({ index, numbers }) => {
      const pages = PAGES_OF_SHEET * (index - page.index);
      return pair.every((own) => numbers.some((other) => follows(own, other, pages)));
    });
    return agreeing.length >= AGREEING;
  });
  const texts = new Set(found.map(([left, right]) => `${left.text}–${right.text}`));
  return texts.size === 1 ? ([...texts][0] ?? null) : null;
}

/** Whether `other`, so many pages after `number`, is what follows from it. */
const follows = (number: PrintedNumber, other: PrintedNumber, pages: number): boolean =>
  other.series === number.series &&
  other.value - number.value === pages &&
  Math.abs(other.baseline - number.baseline) <= SAME_PLACE;

/** Whether enough pages around count on from a figure of the one at an index. */
export const isCountedOn = (
  number: PrintedNumber,
  at: number,
  others: readonly NumberedPage[],
): boolean =>
  others.filter(({ index, numbers }) => numbers.some((other) => follows(number, other, index - at)))
    .length >= AGREEING;

/** Openings of chapters and pages of pictures have no number, but are counted. */
function between(page: NumberedPage, others: readonly NumberedPage[]): string | null {
  const before = others.filter(
    ({ index }) => index < page.index && index >= page.index - NEXT_NUMBER,
  );
  const after = others.filter(
    ({ index }) => index > page.index && index <= page.index + NEXT_NUMBER,
  );
  const found = new Set<string>();
  for (const { index, numbers } of before) {
    for (const number of numbers) {
      if (number.series === 'r' || !isCountedOn(number, index, others)) continue;
      const isAfter = after.some((next) =>
        next.numbers.some((other) => follows(number, other, next.index - index)),
      );
      if (isAfter) found.add(`${number.series}${number.value + page.index - index}`);
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
}
