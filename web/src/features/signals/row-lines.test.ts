import { rowLines } from './row-lines';

const COLUMNS = ['Testigo', 'Color', 'Qué hacer'];

describe('rowLines', () => {
  it('names each cell of a row by its column, and leaves empty ones out', () => {
    expect(rowLines({ text: 'Aceitera\t\tPare el motor.', columns: COLUMNS })).toEqual([
      { label: 'Testigo', words: 'Aceitera' },
      { label: 'Qué hacer', words: 'Pare el motor.' },
    ]);
  });

  it.each([
    ['of a table without names', { text: 'Aceitera\tPare.' }],
    ['that has another number of cells', { text: 'Aceitera\tPare.', columns: COLUMNS }],
  ])('names no cell of a row %s', (_what, row) => {
    expect(rowLines(row)).toEqual([
      { label: '', words: 'Aceitera' },
      { label: '', words: 'Pare.' },
    ]);
  });

  it('parts no sentence', () => {
    expect(rowLines({ text: 'Pare el motor.' })).toEqual([]);
  });
});
