import { below, partsOfPages, row } from '../../testing/manual-parts';
import { shownParts } from '../../testing/numbered-units';
import type { PointedKind } from '../../domain/pointed/pointed';
import { readingPrompt } from './reading-prompt';

const { reading } = shownParts(
  partsOfPages(
    below(
      ['Presiones'],
      row('Rueda', 'Delante', 'Detrás'),
      row('15 pulgadas', '2,3 bar', '2,1 bar'),
      row('16 pulgadas', '2,4 bar', '2,2 bar'),
    ),
    below(['Cambiar una rueda'], '1. Afloje las tuercas.', '2. Levante el coche.'),
  ),
);

const linesOf = (kind: PointedKind): string[] =>
  (
    JSON.parse(readingPrompt(kind, reading).data) as { paginas: { unidades: string[] }[] }
  ).paginas.flatMap(({ unidades }) => unidades);

describe('readingPrompt', () => {
  it.each<PointedKind>(['facts', 'plan', 'emergencies'])(
    'shows the columns of rows by their numbers, and items with their marks, for %s',
    (kind) => {
      expect(linesOf(kind)).toEqual([
        '# Presiones | 1= Rueda | 2= Delante | 3= Detrás',
        '1: 15 pulgadas | 2,3 bar | 2,1 bar',
        '2: 16 pulgadas | 2,4 bar | 2,2 bar',
        '# Cambiar una rueda',
        '3: 1. Afloje las tuercas.',
        '4: 2. Levante el coche.',
      ]);
    },
  );

  it('shows each kind its own instructions, and the text of a manual as data only', () => {
    const prompts = (['lights', 'facts', 'plan', 'emergencies'] as const).map((kind) =>
      readingPrompt(kind, reading),
    );
    expect(new Set(prompts.map(({ instructions }) => instructions)).size).toBe(4);
    expect(prompts.filter(({ instructions }) => instructions.includes('pulgadas'))).toEqual([]);
  });
});
