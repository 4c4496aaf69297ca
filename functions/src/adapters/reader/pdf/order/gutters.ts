import { isMarkerText } from '../../list-marker';
import { runsOf } from '../../runs';
import { isSameBaseline } from '../geometry/same-baseline';
import type { Fragment, Span } from '../types';

/** Rows of a table are at most so many times their height apart, and a gap between columns goes through so many. */
const ROW_GAP = 3;
const MIN_ROWS = 3;
const MAX_ROWS = 100;
/** What is left of the gap in all rows, as a share of their height, and how many of them have words on both sides. */
const CLEAR = 0.25;
const MIN_BOTH = 2;
/** How many other lines begin where a column does, and how near to its edge and to each other, as shares of their height. */
const MIN_BESIDE = 2;
const SAME_EDGE = 0.1;
const REACH = 6;
/** Pages with more pieces of lines are no manual's: each of their gaps would be compared with all of them. */
const MAX_PIECES = 3000;

/** Dots that lead from a name to its figure part them already. */
const LEADERS = /[.·…_] ?[.·…_]/;

/**
 * Parts the cells of tables whose columns stand near each other. A gap that is hardly wider than that between two words
 * is one between columns where it goes through several rows in the same place.
 */
export function partedAtGutters(fragments: Fragment[]): Fragment[] {
  if (!fragments.some(({ spaces }) => spaces.length > 0)) return fragments;
  const cells = tablesOf(rowsOf(fragments)).flatMap((table) =>
    table.length < MIN_ROWS
      ? table.flat()
      : table.flatMap((row) =>
          row.flatMap((cell, at) =>
            partedBy(cell, at === 0, (gap) => isBetweenColumns(gap, cell, table)),
          ),
        ),
  );
  const inked = cells.flatMap((cell) =>
    inkedOf(cell).map((ink) => ({ ...ink, baseline: cell.baseline })),
  );
  if (inked.length > MAX_PIECES) return cells;
  return cells.flatMap((cell) => partedBy(cell, true, (gap) => beginsColumn(gap, cell, inked)));
}

type Row = Fragment[];

const rowsOf = (fragments: readonly Fragment[]): Row[] =>
  runsOf(
    fragments,
    (last, fragment) =>
      !fragment.turned && isSameBaseline(last, fragment) && fragment.left >= last.right,
  );

/** Rows right below each other that all have gaps; others are parted, too, in pieces of one row. */
const tablesOf = (rows: readonly Row[]): Row[][] =>
  runsOf(
    rows,
    (last, row, table) =>
      table.length < MAX_ROWS && hasGap(last) && hasGap(row) && isBelow(last, row),
  );

const hasGap = (row: Row): boolean => row.length > 1 || (row[0]?.spaces.length ?? 0) > 0;

function isBelow([above]: Row, [below]: Row): boolean {
  if (!above || !below) return false;
  const drop = above.baseline - below.baseline;
  return drop > 0 && drop <= ROW_GAP * Math.max(above.size, below.size);
}

type Gap = Fragment['spaces'][number];

/** What begins a row may be the number of a step or the bullet of an item, and no cell. */
function partedBy(
  fragment: Fragment,
  mayBeMarked: boolean,
  isCut: (gap: Gap) => boolean,
): Fragment[] {
  if (fragment.spaces.length === 0 || LEADERS.test(fragment.text)) return [fragment];
  const cut = fragment.spaces.find(
    (space) => !(mayBeMarked && isMarkerText(fragment.text.slice(0, space.at))) && isCut(space),
  );
  if (!cut) return [fragment];
  const [before, after] = [fragment.text.slice(0, cut.at), fragment.text.slice(cut.at + 1)];
  const spaces = fragment.spaces.filter(({ left }) => left > cut.left);
  const rest = spaces.map((space) => ({ ...space, at: space.at - cut.at - 1 }));
  return [
    { ...fragment, text: before, right: cut.left, spaces: [] },
    ...partedBy({ ...fragment, text: after, left: cut.right, spaces: rest }, mayBeMarked, isCut),
  ];
}

/**
 * Whether lines right above or below begin where a gap ends, and none of them has letters in it: a page may draw cells of
 * several lines one after the other, so that their rows are no neighbours.
 */
function beginsColumn(
  gap: Gap,
  { size, baseline }: Fragment,
  inked: readonly (Span & { baseline: number })[],
): boolean {
  const near = inked.filter((ink) => Math.abs(ink.baseline - baseline) <= REACH * size);
  const beside = near.filter(
    (ink) =>
      Math.abs(ink.left - gap.right) <= SAME_EDGE * size &&
      Math.abs(ink.baseline - baseline) > CLEAR * size,
  );
  if (beside.length < MIN_BESIDE) return false;
  const heights = beside.map((ink) => ink.baseline);
  const [low, high] = [Math.min(baseline, ...heights), Math.max(baseline, ...heights)];
  return !near.some(
    (ink) =>
      ink.baseline >= low &&
      ink.baseline <= high &&
      ink.left < gap.right - SAME_EDGE * size &&
      ink.right > gap.right - CLEAR * size,
  );
}

function isBetweenColumns(gap: Span, { size }: Fragment, table: readonly Row[]): boolean {
  let { left, right } = gap;
  let both = 0;
  for (const row of table) {
    const inked = row.flatMap(inkedOf);
    for (const ink of inked) {
      if (ink.right <= left || ink.left >= right) continue;
      // What reaches into the gap narrows it from the side where it begins or ends.
      if (ink.left <= left) left = ink.right;
      else right = ink.left;
    }
    if (right - left < CLEAR * size) return false;
    const isBefore = inked.some((ink) => ink.right <= left);
    if (isBefore && inked.some((ink) => ink.left >= right)) both++;
  }
  return both >= MIN_BOTH;
}

/** Where a fragment has letters: between its wide spaces. */
function inkedOf({ left, right, spaces }: Fragment): Span[] {
  const edges = [left, ...spaces.flatMap((space) => [space.left, space.right]), right];
  return edges.flatMap((edge, at) =>
    at % 2 === 0 ? [{ left: edge, right: edges[at + 1] ?? edge }] : [],
  );
}
