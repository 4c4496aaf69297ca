import type { Line } from '../types';
import { withTableTitles } from './table-titles';

describe('titles in one line above tables beside each other', () => {
  const lineAt = (cells: [text: string, left: number][]): Line => ({
    cells: cells.map(([text]) => text),
    pieces: cells.map(([text, left]) => ({ left, right: left + 5 * text.length })),
    ...{ left: 50, right: 400, baseline: 700, lastBaseline: 700, size: 10 },
    ...{ bold: true, turned: false, isFlat: true },
  });
  const titles = lineAt([
    ['Ruedas delanteras', 50],
    ['Ruedas traseras', 300],
  ]);
  const table = (left: number, row: string) => ({
    lines: [lineAt([[row, left]])],
    table: { left, right: left + 150 },
  });
  const texts = (...segments: Parameters<typeof withTableTitles>[0]) =>
    withTableTitles(segments).map(({ cells }) => cells.join(' | '));

  it('stand each above its own table', () => {
    expect(texts({ lines: [titles] }, table(50, '2,4'), table(300, '2,9'))).toEqual([
      ...['Ruedas delanteras', '2,4'],
      ...['Ruedas traseras', '2,9'],
    ]);
  });

  it.each([
    ['one table stands below both', [table(50, '2,4')]],
    ['the second does not stand below its title', [table(50, '2,4'), table(600, '2,9')]],
  ])('stay where they are when %s', (_, tables) => {
    expect(texts({ lines: [titles] }, ...tables)[0]).toBe('Ruedas delanteras | Ruedas traseras');
  });
});
