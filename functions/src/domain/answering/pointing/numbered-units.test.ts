import { anExcerpt } from '../../../testing/excerpts';
import { numbered } from '../../../testing/numbered';
import type { numberUnits } from './numbered-units';

const charactersOf = ({ excerpts }: ReturnType<typeof numberUnits>): number =>
  excerpts.flatMap(({ units }) => units).reduce((sum, { text }) => sum + text.length, 0);

/** A table whose columns have long names, which each of its rows repeats. */
const wordy = (rows: number): string =>
  [
    [
      'Neumático',
      ...Array.from({ length: 9 }, (_, at) => `Presión recomendada por el fabricante ${at}`),
    ],
    ...Array.from({ length: rows }, (_, row) => [
      `${row}/65 R15`,
      ...Array.from({ length: 9 }, () => '2,2'),
    ]),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

describe('numberUnits', () => {
  it('shows no more than a model reads, however often rows repeat the names of their columns', () => {
    const content = `Presiones en frío\n\n${wordy(40)}`;
    const excerpts = Array.from({ length: 9 }, (_, position) => anExcerpt({ content, position }));
    expect(content.length * 9).toBeLessThan(20_000);
    const numbering = numbered(excerpts);
    expect(charactersOf(numbering)).toBeLessThanOrEqual(20_000);
    expect(charactersOf(numbering)).toBeGreaterThan(18_000);
  });

  it('counts what stands around four thousand units of one letter', () => {
    const content = Array.from({ length: 4_000 }, () => 'A.').join('\n\n');
    const numbering = numbered([anExcerpt({ content })]);
    expect(
      JSON.stringify(numbering.excerpts[0]?.units.map(({ text }) => text)).length,
    ).toBeLessThan(20_000);
    expect(numbering.units.size).toBeLessThan(2_500);
  });
});
