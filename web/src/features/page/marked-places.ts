import type { Box, ManualPage } from '@contract';
import { around, printArea } from './around';

/** `row`: of a table; `head`: it says what others are of; `words`: anything else. */
type Role = 'row' | 'head' | 'words';

/** `lines`: where its words stand; `boxes`: what is marked of the page for it, which of a row goes on where it has no words. */
export type Marked = { unit: string; role: Role; lines: Box[]; boxes: Box[] };

type Blocks = ManualPage['blocks'];
type Side = 'left' | 'right';

/** Between the words of a row and the edge of its table is no more than this of the page's width. */
const MOST_EMPTY = 0.1;

function rolesIn(blocks: Blocks): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const block of blocks) {
    const role = block.kind === 'heading' ? 'head' : 'words';
    if (block.kind !== 'table') for (const { id } of block.units) roles.set(id, role);
    else for (const { id, is } of block.units) roles.set(id, is === 'row' ? 'row' : 'head');
  }
  return roles;
}

const isBeside = (one: Box, other: Box): boolean =>
  one.y < other.y + other.h && other.y < one.y + one.h;

const edgeOf = ({ x, w }: Box, side: Side): number => (side === 'left' ? x : x + w);

/** How far a table reaches to a side: beyond its words to where the print of the page ends, unless other print stands there. */
function reach(words: Box, others: readonly Box[], side: Side): number {
  const edge = edgeOf(words, side);
  const end = edgeOf(printArea([words, ...others]), side);
  const isFree = !others.some(
    (other) =>
      isBeside(words, other) && (side === 'left' ? other.x < edge : other.x + other.w > edge),
  );
  return isFree && Math.abs(end - edge) <= MOST_EMPTY ? end : edge;
}

/** Of each row of a table, how far the table reaches across the page. */
function tablesOfRows({ blocks, places }: ManualPage): Map<string, Box> {
  return new Map(
    blocks.flatMap((block) => {
      if (block.kind !== 'table') return [];
      const ids = new Set(block.units.map(({ id }) => id));
      const isOfTable = ({ unit }: { unit: string }) => ids.has(unit);
      const own = places.filter(isOfTable).flatMap(({ boxes }) => boxes);
      if (own.length === 0) return [];
      const others = places.filter((one) => !isOfTable(one)).flatMap(({ boxes }) => boxes);
      const words = around(own);
      const [x, right] = [reach(words, others, 'left'), reach(words, others, 'right')];
      return [...ids].map((id) => [id, { ...words, x, w: right - x }] as const);
    }),
  );
}

/** Where what is marked stands: of a row of a table all of it, from the first cell to where the table ends. */
export function markedPlaces(page: ManualPage): Marked[] {
  if (page.marks.boxes.length === 0) return [];
  const marked = new Set(page.marks.units);
  const tables = tablesOfRows(page);
  const roles = rolesIn(page.blocks);
  return page.places
    .filter(({ unit, boxes }) => marked.has(unit) && boxes.length > 0)
    .map(({ unit, boxes: lines }) => {
      const table = tables.get(unit);
      const boxes = table ? [{ ...around(lines), x: table.x, w: table.w }] : lines;
      return { unit, role: roles.get(unit) ?? 'words', lines, boxes };
    });
}

/** From where these are marked to where their words end: what has to be in sight for them to be read. */
export function wordsOf(marked: readonly Marked[]): Box {
  const all = around(marked.flatMap(({ boxes }) => boxes));
  const words = around(marked.flatMap(({ lines }) => lines));
  return { ...all, w: words.x + words.w - all.x };
}

/** Of the width of a frame around some of these, the share after which it has no words any more. */
export function shareOfWords(frame: Box, marked: readonly Marked[]): number {
  const within = marked.flatMap(({ lines }) => lines).filter((line) => isBeside(frame, line));
  const end = Math.max(...within.map(({ x, w }) => x + w));
  return Math.min(1, (end - frame.x) / frame.w);
}
