import type { Box, ManualPage } from '@contract';
import { around } from './around';

type Placed = ManualPage['places'][number];

/** Of each row of a table, how far the table reaches across the page. */
function tablesOfRows({ blocks, places }: ManualPage): Map<string, Box> {
  const boxesOf = new Map(places.map(({ unit, boxes }) => [unit, boxes]));
  return new Map(
    blocks.flatMap((block) => {
      if (block.kind !== 'table') return [];
      const boxes = block.units.flatMap(({ id }) => boxesOf.get(id) ?? []);
      return boxes.length === 0 ? [] : block.units.map(({ id }) => [id, around(boxes)] as const);
    }),
  );
}

/** Where what is marked stands: of a row of a table all of it, to where its longest one ends, though its words end before. */
export function markedPlaces(page: ManualPage): Placed[] {
  if (page.marks.boxes.length === 0) return [];
  const marked = new Set(page.marks.units);
  const tables = tablesOfRows(page);
  return page.places
    .filter(({ unit, boxes }) => marked.has(unit) && boxes.length > 0)
    .map(({ unit, boxes }) => {
      const table = tables.get(unit);
      return { unit, boxes: table ? [{ ...around(boxes), x: table.x, w: table.w }] : boxes };
    });
}
