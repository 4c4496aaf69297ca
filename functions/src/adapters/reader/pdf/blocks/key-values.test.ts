import type { Line } from '../types';
import { withKeyValues } from './key-values';

describe('names and values that are drawn apart', () => {
  const line = (text: string, left: number, baseline: number): Line => ({
    cells: [text],
    pieces: [{ left, right: left + 5 * text.length }],
    left,
    right: left + 5 * text.length,
    baseline,
    lastBaseline: baseline,
    size: 10,
    bold: false,
    turned: false,
    isFlat: true,
  });
  const names = ['Presión delantera:', 'Presión trasera:', 'Depósito:'].map((text, at) =>
    line(text, 50, 700 - 24 * at),
  );
  const values = ['2,3 bar', '2,6 bar', '47 litros'].map((text, at) =>
    line(text, 300, 700 - 24 * at),
  );
  const rows = (lines: Line[]): string[] =>
    withKeyValues(lines).map(({ cells }) => cells.join(' | '));
  const RIGHT = [
    'Presión delantera: | 2,3 bar',
    'Presión trasera: | 2,6 bar',
    'Depósito: | 47 litros',
  ];

  it.each([
    ['names first', [...names, ...values]],
    ['values first', [...values, ...names]],
  ])('are rows: %s', (_, lines) => {
    expect(rows(lines)).toEqual(RIGHT);
  });

  it('are not guessed where two stand at the height of one name', () => {
    const twice = values.map(({ cells: [text = ''], baseline }) => line(text, 420, baseline));
    const lines = [...names, ...values, ...twice];
    expect(withKeyValues(lines)).toBe(lines);
  });

  it('are none where a paragraph stands beside a name, or one name alone has a value', () => {
    const long = line(`Compruebe ${'el nivel y '.repeat(8)}el color.`, 300, 700);
    expect(rows([...names, long])).toHaveLength(4);
    expect(rows([names[0] ?? long, ...values])).toHaveLength(4);
  });
});
