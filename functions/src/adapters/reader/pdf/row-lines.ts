import type { Grid } from './grids';
import type { Word } from './page-content';
import { isMarkerText } from './rows';
import type { Rule } from './rules';

/** Lines that end within so many points of each other are as long, and those that near in height are one. */
const NEAR = 3;
/** Letters stand so high above their baseline, as a share of the line's height, in the middle. */
const MIDDLE = 0.3;
/** Words nearer than this share of their height stand in one cell, columns are further apart. */
const LEAST_GAP = 0.5;
const LEAST_ROWS = 3;
/** Of the length of the longest line of a table. */
const SHORTEST = 0.6;
/** More lines are a drawing. */
const MOST_LINES = 300;
/** Lines of the names of columns are at most so many times their height apart, and of one size but for this share. */
const LINE_SPACING = 1.5;
const SAME_SIZE = 0.1;
/** Share of the rows that have more than one cell. */
const LEAST_FULL = 0.75;
/** So many lines with words in several columns are rows of their own, which no line parts. */
const MOST_COMMON_LINES = 6;

type Span = { left: number; right: number };
/** What stands between two lines, or above the first one, and its cells as far as its own words tell them. */
type Band = { top: number; bottom: number; words: readonly Word[]; cells: Span[] };

/** The tables whose rows are parted by lines across and whose columns only by where their words stand. */
export function gridsByRows(across: readonly Rule[], words: readonly Word[]): Grid[] {
  if (across.length > MOST_LINES) return [];
  return asLong(wholeLines(across)).flatMap((lines) => {
    const bands = bandsOf(lines, words);
    return runsOf(bands).flatMap((run) => gridOf(withNames(run, bands), lines) ?? []);
  });
}

/** From the top down; pieces of one line that touch each other, as cells draw them, are joined. */
function wholeLines(across: readonly Rule[]): Rule[] {
  const lines: Rule[] = [];
  for (const rule of across.toSorted((a, b) => b.at - a.at || a.from - b.from)) {
    const touched = lines.find(
      ({ at, from, to }) =>
        Math.abs(at - rule.at) <= NEAR && rule.from <= to + NEAR && rule.to >= from - NEAR,
    );
    if (!touched) lines.push({ ...rule });
    else {
      touched.from = Math.min(touched.from, rule.from);
      touched.to = Math.max(touched.to, rule.to);
    }
  }
  return lines;
}

/** Lines that begin at the same margin and are as long, or shorter where a row lacks its last cells. */
function asLong(lines: readonly Rule[]): Rule[][] {
  const groups: Rule[][] = [];
  for (const line of lines.toSorted((a, b) => b.to - b.from - (a.to - a.from))) {
    const isOfTable = ([first]: Rule[]) =>
      first &&
      Math.abs(first.from - line.from) <= NEAR &&
      line.to - line.from >= SHORTEST * (first.to - first.from);
    const group = groups.find(isOfTable);
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups
    .filter(({ length }) => length >= LEAST_ROWS)
    .map((group) => group.toSorted((a, b) => b.at - a.at));
}

export const middleOf = ({ baseline, size }: Word): number => baseline + MIDDLE * size;

const reachOf = (lines: readonly Rule[]) => ({
  from: Math.min(...lines.map((line) => line.from)),
  to: Math.max(...lines.map((line) => line.to)),
});

function bandsOf(lines: readonly Rule[], words: readonly Word[]): Band[] {
  const { from, to } = reachOf(lines);
  const inside = words.filter(({ left, right }) => left >= from - NEAR && right <= to + NEAR);
  return lines.map(({ at: bottom }, index) =>
    bandOf(inside, lines[index - 1]?.at ?? Number.POSITIVE_INFINITY, bottom),
  );
}

function bandOf(words: readonly Word[], top: number, bottom: number): Band {
  const own = words.filter((word) => bottom < middleOf(word) && middleOf(word) < top);
  return { top, bottom, words: own, cells: joined(own, gapOf(own)) };
}

const gapOf = (words: readonly Word[]): number =>
  LEAST_GAP * Math.min(...words.map(({ size }) => size));

/** Spans that are nearer than a gap become one. */
function joined(spans: readonly Span[], gap: number): Span[] {
  const whole: Span[] = [];
  for (const { left, right } of spans.toSorted((a, b) => a.left - b.left)) {
    const last = whole.at(-1);
    if (last && left - last.right < gap) last.right = Math.max(last.right, right);
    else whole.push({ left, right });
  }
  return whole;
}

/** Rows that follow each other and leave the same gaps free: what reaches over one is no row of the table. */
function runsOf([, ...bands]: readonly Band[]): Band[][] {
  const runs: Band[][] = [];
  for (const band of bands) {
    const run = runs.at(-1);
    const least = Math.max(2, columnsOf(run ?? []).length);
    if (run && columnsOf([...run, band]).length >= least) run.push(band);
    else runs.push([band]);
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS - 1);
}

/** Where the columns stand: between the gaps that all rows leave free. */
const columnsOf = (bands: readonly Band[]): Span[] =>
  joined(
    bands.flatMap(({ cells }) => cells),
    gapOf(bands.flatMap(({ words }) => words)),
  );

/** The rows with the names of their columns: the lines right above the first or the second line across. */
function withNames(run: readonly Band[], bands: readonly Band[]): Band[] {
  const [first, ...others] = run;
  if (!first) return [];
  const trimmed = nearRows(first, others);
  const above = bands[bands.indexOf(first) - 1];
  if (trimmed !== first || !above) return trimmed ? [trimmed, ...others] : others;
  const names = nearRows(above, run);
  return names ? [names, ...run] : [...run];
}

/** What of a band stands in the columns of the rows below it, from its last line upwards; null where that is no row. */
function nearRows(band: Band, rows: readonly Band[]): Band | null {
  const lines = [...new Set(band.words.map(heightOf))].toSorted((a, b) => a - b);
  let top = band.bottom;
  let last: Word | null = null;
  let kept = bandOf([], band.bottom, band.bottom);
  for (const line of lines) {
    const words = band.words.filter((other) => heightOf(other) === line);
    const [word] = words;
    if (!word || (last && !isNextLine(last, word))) break;
    top = Math.max(...words.map(({ baseline, size }) => baseline + size));
    const grown = bandOf(band.words, top, band.bottom);
    if (columnsOf([...rows, grown]).length < columnsOf(rows).length) break;
    [kept, last] = [grown, word];
  }
  if (kept.words.length === band.words.length) return band;
  return kept.cells.length > 1 ? kept : null;
}

const heightOf = ({ baseline }: Word): number => Math.round(baseline);

const isNextLine = (below: Word, above: Word): boolean =>
  above.baseline - below.baseline <= LINE_SPACING * below.size &&
  Math.abs(above.size - below.size) <= SAME_SIZE * below.size;

function gridOf(bands: readonly Band[], lines: readonly Rule[]): Grid | null {
  const columns = withoutMarkers(columnsOf(bands), bands);
  const [first] = bands;
  const areRows = bands.length >= LEAST_ROWS && columns.length > 1;
  if (!first || !areRows || !areFull(bands, columns)) return null;
  const { from, to } = reachOf(lines);
  const xs = [from, ...columns.slice(1).map(middleBefore(columns)), to];
  const cells = bands.map((_, row) => columns.map((__, at) => row * columns.length + at));
  const ys = [first.top, ...bands.map(({ bottom }) => bottom)];
  return { xs, ys, cells, rules: { across: [...lines], down: [] } };
}

/** Numbers and bullets before names are part of these. */
function withoutMarkers(columns: readonly Span[], bands: readonly Band[]): Span[] {
  const [first, second, ...others] = columns;
  if (!first || !second) return [...columns];
  const words = bands.flatMap((band) => band.words.filter((word) => isIn(word, first)));
  const areMarkers = words.every(({ text }) => isMarkerText(text));
  return areMarkers ? [{ left: first.left, right: second.right }, ...others] : [...columns];
}

const isIn = ({ left, right }: Span, column: Span): boolean =>
  left < column.right && right > column.left;

/** Whether most rows have several cells, and none is several rows. */
function areFull(bands: readonly Band[], columns: readonly Span[]): boolean {
  const full = bands.filter(
    ({ cells }) => columns.filter((column) => cells.some((cell) => isIn(cell, column))).length > 1,
  );
  return full.length >= LEAST_FULL * bands.length && bands.every((band) => isRow(band, columns));
}

function isRow({ words }: Band, columns: readonly Span[]): boolean {
  const lines = [...new Set(words.map(heightOf))].filter((line) => {
    const own = words.filter((word) => heightOf(word) === line);
    return columns.filter((column) => own.some((word) => isIn(word, column))).length > 1;
  });
  return lines.length <= MOST_COMMON_LINES;
}

const middleBefore =
  (columns: readonly Span[]) =>
  ({ left }: Span, index: number): number =>
    (left + (columns[index]?.right ?? left)) / 2;
