import type { ReadPage } from '../ports';
import type { Chunk } from '../records';
import type { Block, Unit } from './block';
import { tablesIn } from './tables-in-text';
import { unitHash } from './unit-hash';

type Text = { text: string; headings: readonly string[]; placed?: ReadPage['placed'] };

/** The blocks of a text, whose ids begin with `place`; their units stand where its reader placed what they hold. */
export function blocksOfText(place: string, { text, headings, placed = [] }: Text): Block[] {
  return tablesIn(text, headings).map(({ start, end, header, rows }, block) => {
    const id = `${place}-${block + 1}`;
    const units = rows.map((row, n): Unit => {
      const own = placed.filter((one) => one.start < row.end && one.end > row.start);
      const hash = unitHash(text.slice(row.start, row.end));
      return { ...row, id: `${id}-${n + 1}`, hash, boxes: own.map(({ box }) => box) };
    });
    return { kind: 'table', id, start, end, header: header.map((cells) => ({ cells })), units };
  });
}

/** The blocks of a passage; of one that was stored before there were any, those that its text shows. */
export const blocksOf = ({
  blocks,
  content,
  headings,
  pageNumber,
  position,
}: Pick<Chunk, 'blocks' | 'content' | 'headings' | 'pageNumber' | 'position'>): Block[] =>
  blocks ??
  // Of a page that is cut in passages each has its own first block: their position keeps the ids apart.
  blocksOfText(`${pageNumber ?? 0}.${position}`, { text: content, headings });
