import type { ExcerptBlock } from '@contract';
import { anExcerpt } from '../../testing/excerpts';
import { unitsAt } from './quotables/cited-units';
import { excerptBlocks } from './excerpt-blocks';

const PASSAGE = [
  'Ruedas',
  '',
  'Compruebe la presión en frío. No la baje nunca en caliente.',
  '',
  'Neumático\tDelante\tDetrás',
  '185/65 R15\t2,2 bar\t2,0 bar',
  '',
  '1. Afloje las tuercas.',
  '2. Levante el coche.',
  '',
  'ADVERTENCIA: no se meta nunca debajo.',
].join('\n');

const excerpt = anExcerpt({ content: PASSAGE, headings: ['Ruedas'] });

const wordsOf = (block: ExcerptBlock): string[] =>
  block.kind === 'table'
    ? block.units.flatMap(({ cells }) => cells)
    : block.kind === 'list'
      ? block.units.map(({ mark, text }) => `${mark} ${text}`)
      : block.units.map(({ text }) => text);

describe('excerptBlocks', () => {
  const blocks = excerptBlocks(excerpt.chunk);

  it('gives titles, paragraphs, tables, lists and warnings in the order of the passage', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'table',
      'list',
      'warning',
    ]);
  });

  it('leaves out no word of the passage', () => {
    expect(blocks.flatMap(wordsOf).join(' ').split(/\s+/)).toEqual(PASSAGE.split(/\s+/));
  });

  it('gives rows in cells, and the row that names columns as such', () => {
    expect(blocks[2]).toMatchObject({
      units: [
        { is: 'names', cells: ['Neumático', 'Delante', 'Detrás'] },
        { is: 'row', cells: ['185/65 R15', '2,2 bar', '2,0 bar'] },
      ],
    });
  });

  it('gives the numbers of steps apart from their words', () => {
    expect(blocks[3]).toMatchObject({
      isOrdered: true,
      units: [
        { mark: '1.', text: 'Afloje las tuercas.' },
        { mark: '2.', text: 'Levante el coche.' },
      ],
    });
  });

  it('names units as citations do', () => {
    const named = new Set(blocks.flatMap(({ units }) => units.map(({ id }) => id)));
    const all = unitsAt([excerpt], { excerpt: 0, start: 0, end: PASSAGE.length });
    expect(all.map(({ unit }) => unit.id)).toEqual([...named]);
  });
});
