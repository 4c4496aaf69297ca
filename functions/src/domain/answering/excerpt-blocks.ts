import type { ExcerptBlock } from '@contract';
import type { Block, Unit } from '../document/block';
import { blocksOf } from '../document/blocks-of-text';
import { markedItem } from '../document/marked-item';
import { shownCells } from '../text/cells';

type BlocksOf = Parameters<typeof blocksOf>[0];

/** A passage (or page) in its pieces, as an excerpt shows them: every word of it, with the ids that citations name. */
export const excerptBlocks = (chunk: BlocksOf): ExcerptBlock[] =>
  blocksOf(chunk).map((block) => shownBlock(block, chunk.content));

function shownBlock(block: Block, content: string): ExcerptBlock {
  const textOf = ({ start, end }: Unit): string => content.slice(start, end);
  const words = block.units.map((unit) => ({ id: unit.id, text: textOf(unit) }));
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { kind: block.kind, units: words };
    case 'warning':
      return { kind: 'warning', level: block.level, units: words };
    case 'list':
      return {
        kind: 'list',
        isOrdered: block.isOrdered,
        units: words.map(({ id, text }) => ({ id, ...markedItem(text) })),
      };
    case 'table':
      return {
        kind: 'table',
        units: block.units.map((unit) => ({
          id: unit.id,
          is: unit.kind === 'names' || unit.kind === 'group' ? unit.kind : 'row',
          cells: shownCells(textOf(unit)),
        })),
      };
  }
}
