import { CELL_SEPARATOR } from '../chunking/sentences';
import type { Block, Unit } from './block';
import { blocksOf } from './blocks-of-text';
import type { Line } from './line';
import { isFact, linesOf } from './lines';

/** A passage as far as its lines are concerned. */
export type PassageText = Parameters<typeof blocksOf>[0];

const parsed = new WeakMap<PassageText, readonly Line[]>();

/** The lines of a passage as its blocks have them, put together once: a dozen rules ask for them at each question. */
export function linesIn(passage: PassageText): readonly Line[] {
  const known = parsed.get(passage);
  if (known) return known;
  const lines = blocksOf(passage).flatMap((block) => linesOfBlock(block, passage));
  parsed.set(passage, lines);
  return lines;
}

const lineOf = ({ start, end }: Unit, kind: Line['kind']): Line => ({ start, end, kind });

/** A title that stands in a row of its own: without the empty cells beside it. */
export function titleOf({ start, end }: Unit, content: string): Line {
  const [title = ''] = content.slice(start, end).split(CELL_SEPARATOR);
  return { start, end: start + title.length, kind: 'title' };
}

/** The lines of one block: of a paragraph the whole of it. */
export function linesOfBlock(block: Block, { content, headings }: PassageText): Line[] {
  switch (block.kind) {
    case 'heading':
      return block.units.map((unit) => titleOf(unit, content));
    case 'list':
      return block.units.map((unit) => lineOf(unit, 'item'));
    case 'table':
      return block.units.map((unit) =>
        unit.kind === 'group' ? { ...titleOf(unit, content), isGroup: true } : lineOf(unit, 'row'),
      );
    case 'paragraph': {
      const { start, end } = block;
      return [{ start, end, kind: isFact(content.slice(start, end)) ? 'fact' : 'prose' }];
    }
    case 'warning':
      // One unit: what of it stands in lines of its own.
      return linesOf(content.slice(block.start, block.end), headings).map((line) => ({
        ...line,
        start: block.start + line.start,
        end: block.start + line.end,
      }));
  }
}
