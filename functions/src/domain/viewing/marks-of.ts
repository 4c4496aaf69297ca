import type { Box, Marks, UnitKey } from '@contract';
import type { DocumentPage } from '../document/document-page';

/** Of the letters of what is quoted: where less is placed, a mark would say that the rest is not quoted. */
const MIN_PLACED = 0.6;

const NOTHING: Marks = { state: 'none', units: [], boxes: [] };

const isSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;

/**
 * Where the wanted units of a page stand. A unit whose hash is another says something else since the manual was read anew:
 * nothing is marked in its place.
 */
export function marksOf(
  { blocks, figures = [] }: Pick<DocumentPage, 'blocks' | 'figures'>,
  wanted: readonly UnitKey[],
): Marks {
  if (wanted.length === 0) return NOTHING;
  const hashes = new Map(wanted.map(({ id, hash }) => [id, hash]));
  const units = [...blocks, ...figures]
    .flatMap((block) => block.units)
    .filter(({ id, hash }) => hashes.get(id) === hash);
  if (units.length === 0) return { ...NOTHING, state: 'changed' };
  const ids = units.map(({ id }) => id);
  const lettersIn = (some: typeof units): number =>
    some.reduce((sum, { start, end }) => sum + end - start, 0);
  const placed = units.filter(({ boxes }) => boxes.length > 0);
  if (lettersIn(placed) < MIN_PLACED * lettersIn(units)) {
    return { state: 'unplaced', units: ids, boxes: [] };
  }
  const boxes = placed.flatMap((unit) => unit.boxes);
  const distinct = boxes.filter((box, at) => boxes.findIndex((each) => isSame(each, box)) === at);
  return { state: 'placed', units: ids, boxes: distinct };
}
