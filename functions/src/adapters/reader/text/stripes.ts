/** Where something stands in a line, in characters; `to` is behind its end. */
export type Span = { from: number; to: number };

/** Two columns have so many spaces between them; after a sentence they stand for one. */
const GAP = /(?<=\S) {3,}(?=\S)|(?<=[^\s.!?]) {2}(?=\S)/g;
const MARKER = /^\s*(?:[^\p{L}\p{N}\s]|\(?\d{1,2}[.)º]|[a-z]\)) +/u;
/** Stands for the spaces after a bullet: they part no columns. */
const NO_GAP = '\u0001';
/** Dots lead from a title to its page, as spaces would. */
const LEADER = /(?:\s?[.·…_]){4,}/g;
const RULE = /^(?=.*[-=_+]{3})[-=_+\s]+$/;
/** Without the names of its columns a table has at least so many rows. */
const MIN_BELOW = 2;
const SHARE_WITH_GAP = 0.5;

export const hasGap = (line: string): boolean => gapsOf(line).length > 0;

/** A line of dashes, as below the names of columns. */
export const isRule = (line: string): boolean => RULE.test(line);

/** The line with no gap after its bullet, and with spaces for dots that lead to a column. */
export const maskMarker = (line: string): string =>
  line
    .replace(LEADER, (dots) => ' '.repeat(dots.length))
    .replace(MARKER, (marker) => marker.replaceAll(' ', NO_GAP));

export const unmasked = (text: string): string => text.replaceAll(NO_GAP, ' ');

const gapsOf = (line: string): Span[] =>
  [...line.matchAll(GAP)].map(({ 0: gap, index }) => ({ from: index, to: index + gap.length }));

/** What the rows of a table leave blank between its columns, from the left; names above several columns may cover it. */
export function stripesOf(rows: readonly string[]): Span[] {
  const [all, below] = [rows, rows.slice(1)].map((some) => stripesIn(countsAt(some)));
  return all && below && (all.length >= below.length || rows.length <= MIN_BELOW)
    ? all
    : (below ?? []);
}

/** How many rows have a letter at a place, a gap there, one that ends there, or anything from there on. */
type Counts = { letters: number; gaps: number; begin: number; longer: number };

function countsAt(rows: readonly string[]): Counts[] {
  const counts: Counts[] = [];
  for (const row of rows) {
    for (let at = 0; at < row.length; at++) {
      const count = (counts[at] ??= { letters: 0, gaps: 0, begin: 0, longer: 0 });
      count.longer += 1;
      if (row[at] !== ' ') count.letters += 1;
    }
    for (const { from, to } of gapsOf(row)) {
      for (const count of counts.slice(from, to)) count.gaps += 1;
      const next = counts[to];
      if (next) next.begin += 1;
    }
  }
  return counts;
}

/**
 * Stripes without a letter where most rows that go on behind them have a gap, and what begins behind them has one before
 * it: between the words of one column there is none.
 */
function stripesIn(counts: readonly Counts[]): Span[] {
  const stripes: Span[] = [];
  let [from, gaps] = [0, 0];
  for (const [at, count] of counts.entries()) {
    if (count.letters === 0) {
      gaps = Math.max(gaps, count.gaps);
      continue;
    }
    const isParted = count.begin > 0 && gaps >= SHARE_WITH_GAP * count.longer;
    if (from > 0 && at > from && isParted) stripes.push({ from, to: at });
    [from, gaps] = [at + 1, 0];
  }
  return stripes;
}

/** The stretches of a line that stand in one column each; a name above several columns (`isHead`) in all of them. */
export function segmentsOf(line: string, stripes: readonly Span[], isHead: boolean): Span[] {
  const cuts = stripes.flatMap(({ from, to }) => {
    const space = line.lastIndexOf(' ', to - 1);
    return space >= (isHead ? to - 1 : from) ? [{ from: space, to: space + 1 }] : [];
  });
  const segments: Span[] = [];
  let from = line.search(/\S/);
  for (const gap of [...gapsOf(line), ...cuts].toSorted((a, b) => a.from - b.from)) {
    if (gap.from <= from) from = Math.max(from, gap.to);
    else {
      segments.push({ from, to: gap.from });
      from = gap.to;
    }
  }
  if (from >= 0 && from < line.length) segments.push({ from, to: line.length });
  return segments;
}
