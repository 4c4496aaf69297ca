import { runsOf } from '../../runs';
import type { Grid, Rule, Rules, Span, Word } from '../types';
import { areOfOtherTables, drawnColumns, isDrawnAlike, spansIn, standsAcross } from './cell-edges';
import { bandOf, bandsOf, columnsOf, heightOf, MIDDLE, middleOf, type Band } from './row-bands';
import { MIN_ROWS, linesOfTables, NEAR, reachOf, type Line } from './row-rules';

/** Lines of the names of columns are at most so many times their height apart, and of one size but for this share. */
const LINE_SPACING = 1.5;
const SAME_SIZE = 0.1;
/** Share of the rows that have more than one cell. */
const MIN_FULL = 0.75;
/** So many lines with words in several columns are rows of their own, which no line parts. */
const MAX_COMMON_LINES = 6;

/**
 * The tables whose rows are parted by lines across and whose columns only by where their words stand, or where the pieces
 * of the lines meet. `boxes`: rows of coloured cells, as behind the names of columns.
 */
export function gridsByRows(
  across: readonly Rule[],
  boxes: readonly Rules[],
  words: readonly Word[],
): Grid[] {
  return linesOfTables(across, boxes).flatMap((lines) => {
    const bands = bandsOf(lines, words);
    return tablesOf(bands).flatMap((run) => {
      const rows = withLastRow(withNames(run, bands), lines, words);
      return gridOf(rows, lines) ?? [];
    });
  });
}

/** Rows that follow each other and leave the same gaps free: what reaches over one is no row of the table. */
const tablesOf = ([, ...bands]: readonly Band[]): Band[][] =>
  runsOf(bands, (last, band, run) => {
    if (areOfOtherTables(last, band)) return false;
    const least = Math.max(2, columnsOf(run).length);
    return isDrawnAlike(last, band) || columnsOf([...run, band]).length >= least;
  }).filter(({ length }) => length >= MIN_ROWS - 1);

/** The rows with the names of their columns: the lines right above the first or the second line across. */
function withNames(run: readonly Band[], bands: readonly Band[]): Band[] {
  const [first, ...others] = run;
  if (!first) return [];
  const trimmed = nearRows(first, others);
  const above = bands[bands.indexOf(first) - 1];
  const isWhole = trimmed?.words.length === first.words.length;
  if (!isWhole || !above) return [...(trimmed ? partedByLetters(trimmed) : []), ...others];
  const names = areOfOtherTables(above, first) ? null : nearRows(above, run);
  return [names, first].flatMap((band) => (band ? partedByLetters(band) : [])).concat(others);
}

/** Bold names of columns and the row right below them, which no line parts, as two rows. */
function partedByLetters(band: Band): Band[] {
  const heights = [...new Set(band.words.map(heightOf))].toSorted((a, b) => b - a);
  const isBold = (height: number): boolean =>
    band.words.every((word) => heightOf(word) !== height || word.bold);
  const at = heights.findIndex((height) => !isBold(height));
  const [last, next] = [heights[at - 1], heights[at]];
  if (last === undefined || next === undefined || heights.slice(at).some(isBold)) return [band];
  const edge = (last + next) / 2 + MIDDLE * Math.min(...band.words.map(({ size }) => size));
  const [names, row] = [
    bandOf(band.words, { ...band, bottom: edge }),
    bandOf(band.words, { ...band, top: edge }),
  ];
  return [names, row].every((one) => cellCount(one) > 1) ? [names, row] : [band];
}

/** The rows with the one right below the last line, where every second row alone is drawn: it ends with its words. */
function withLastRow(run: Band[], lines: readonly Line[], words: readonly Word[]): Band[] {
  const last = run.at(-1);
  const line = lines.find(({ at }) => at === last?.bottom);
  if (!last || !line || last.joints.length === 0) return run;
  const inside = words.filter(
    ({ left, right }) => left >= line.from - NEAR && right <= line.to + NEAR,
  );
  const belowOf = (from: number): Word[] =>
    inside.filter(
      (word) => middleOf(word) < from && middleOf(word) > from - LINE_SPACING * word.size,
    );
  const first = belowOf(line.at);
  const baseline = Math.min(...first.map((word) => word.baseline));
  // What goes on in another line is told by its words alone: its end would be cut off.
  if (belowOf(baseline).length > 0) return run;
  const row = bandOf(first, { ...last, top: line.at, bottom: baseline - MIDDLE });
  const isAlike = Math.abs(largestOf(row) - largestOf(last)) <= SAME_SIZE * largestOf(last);
  return isAlike && fits(row, run) && cellCount(row) > 1 ? [...run, row] : run;
}

const largestOf = ({ words }: Band): number => Math.max(...words.map(({ size }) => size));

/** What of a band stands in the columns of the rows below it, from its last line upwards; null where that is no row. */
function nearRows(band: Band, rows: readonly Band[]): Band | null {
  const lines = [...new Set(band.words.map(heightOf))].toSorted((a, b) => a - b);
  let top = band.bottom;
  let last: Word | null = null;
  let kept = bandOf([], { ...band, top: band.bottom });
  for (const line of lines) {
    const words = band.words.filter((other) => heightOf(other) === line);
    const [word] = words;
    if (!word || (last && !isNextLine(last, word))) break;
    top = Math.max(...words.map(({ baseline, size }) => baseline + size));
    const grown = bandOf(band.words, { ...band, top });
    if (!fits(grown, rows)) break;
    [kept, last] = [grown, word];
  }
  if (cellCount(kept) < 2) return null;
  return kept.words.length === band.words.length ? band : kept;
}

/** Whether a row leaves the gaps between the columns free. */
const fits = (row: Band, rows: readonly Band[]): boolean =>
  row.joints.length > 0
    ? !standsAcross(row.words, row.joints)
    : columnsOf([...rows, row]).length >= columnsOf(rows).length;

const cellCount = ({ words, cells, joints }: Band): number =>
  joints.length > 0
    ? new Set(words.map(({ left }) => joints.filter((at) => at < left + NEAR).length)).size
    : cells.length;

const isNextLine = (below: Word, above: Word): boolean =>
  above.baseline - below.baseline <= LINE_SPACING * below.size &&
  Math.abs(above.size - below.size) <= SAME_SIZE * below.size;

function gridOf(bands: readonly Band[], lines: readonly Line[]): Grid | null {
  const drawn = drawnColumns(bands);
  const columns = drawn ?? columnsOf(bands);
  const [first] = bands;
  const areRows = bands.length >= MIN_ROWS && columns.length > 1;
  if (!first || !areRows || !areFull(bands, columns)) return null;
  const { from, to } = reachOf(bands);
  const inner = drawn
    ? drawn.slice(1).map(({ left }) => left)
    : columns.slice(1).map(middleBefore(columns));
  const xs = [from, ...inner, to];
  const cells = bands.map((band, row) => {
    const first = row * columns.length;
    const isSpanned = drawn ? spansIn(band, inner) : () => false;
    let own = first;
    return columns.map((_, at) => (own = at > 0 && isSpanned(at) ? own : first + at));
  });
  const ys = [first.top, ...bands.map(({ bottom }) => bottom)];
  return { xs, ys, cells, rules: { across: [...lines], down: [] } };
}

const isIn = ({ left, right }: Span, column: Span): boolean =>
  left < column.right && right > column.left;

/** Whether most rows have several cells, and none is several rows. */
function areFull(bands: readonly Band[], columns: readonly Span[]): boolean {
  const full = bands.filter(
    ({ cells }) => columns.filter((column) => cells.some((cell) => isIn(cell, column))).length > 1,
  );
  return full.length >= MIN_FULL * bands.length && bands.every((band) => isRow(band, columns));
}

function isRow({ words }: Band, columns: readonly Span[]): boolean {
  const lines = [...new Set(words.map(heightOf))].filter((line) => {
    const own = words.filter((word) => heightOf(word) === line);
    return columns.filter((column) => own.some((word) => isIn(word, column))).length > 1;
  });
  return lines.length <= MAX_COMMON_LINES;
}

const middleBefore =
  (columns: readonly Span[]) =>
  ({ left }: Span, index: number): number =>
    (left + (columns[index]?.right ?? left)) / 2;
