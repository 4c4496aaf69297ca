import type { ExcerptBlock } from '@contract';

/** The units of blocks with their words, in reading order. */
export const textsOf = (blocks: readonly ExcerptBlock[]): { id: string; text: string }[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'table':
        return block.units.map(({ id, cells }) => ({ id, text: cells.join(' ') }));
      case 'list':
        return block.units.map(({ id, mark, text }) => ({ id, text: `${mark} ${text}`.trim() }));
      case 'heading':
      case 'paragraph':
      case 'warning':
        return block.units;
    }
  });
