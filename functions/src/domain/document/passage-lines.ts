import { CELL_SEPARATOR } from '../text/cells';
import type { Block, Unit } from './block';
import { blocksOf } from './blocks-of-text';
import type { Line } from './line';
import { isFact, linesOf } from './lines';

/** A passage as far as its lines are concerned. */
export type PassageText = Parameters<typeof blocksOf>[0];

/** A block of a passage, with its lines: of a paragraph the whole of it. */
type BlockLines = { block: Block; lines: readonly Line[] };
type Parsed = { blocks: readonly BlockLines[]; lines: readonly Line[] };

const parsed = new WeakMap<PassageText, Parsed>();

/** Put together once: a dozen rules ask for them at each question. */
function parsedOf(passage: PassageText): Parsed {
  const known = parsed.get(passage);
  if (known) return known;
  const blocks = blocksOf(passage).map((block) => ({ block, lines: linesOfBlock(block, passage) }));
  const found = { blocks, lines: blocks.flatMap(({ lines }) => lines) };
  parsed.set(passage, found);
  return found;
}

/** The lines of a passage, as its blocks have them. */
export const linesIn = (passage: PassageText): readonly Line[] => parsedOf(passage).lines;

/** The same, block by block. */
export const linesByBlock = (passage: PassageText): readonly BlockLines[] =>
  parsedOf(passage).blocks;

const lineOf = ({ start, end }: Unit, kind: Line['kind']): Line => ({ start, end, kind });

/** A title that stands in a row of its own: without the empty cells beside it. */
export function titleOf({ start, end }: Unit, content: string): Line {
  const [title = ''] = content.slice(start, end).split(CELL_SEPARATOR);
  return { start, end: start + title.length, kind: 'title' };
}

function linesOfBlock(block: Block, { content, headings }: PassageText): Line[] {
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
