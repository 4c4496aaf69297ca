import { below, partsOfPages, row } from '../../testing/manual-parts';

describe('manualParts', () => {
  it('gives rows with the names of their columns and the headings above them', () => {
    const page = below(
      ['Ruedas'],
      row('Neumático', 'Delante', 'Detrás'),
      row('185/65 R15', '2,2 bar', '2,4 bar'),
      row('205/55 R16', '2,3 bar', '2,5 bar'),
    );
    const [table] = partsOfPages(page);
    expect(table).toMatchObject({
      kind: 'table',
      titles: ['Ruedas'],
      header: [['Neumático', 'Delante', 'Detrás']],
      rows: [
        { cells: ['185/65 R15', '2,2 bar', '2,4 bar'], page: 1, pageReference: 'p. 1' },
        { cells: ['205/55 R16', '2,3 bar', '2,5 bar'] },
      ],
    });
  });

  it('joins a table that goes on over a page', () => {
    const head = row('Fusible', 'Circuito', 'Amperios');
    const parts = partsOfPages(
      [head, row('F1', 'Radio', '10 A'), row('F2', 'Faros', '15 A')],
      [head, row('F3', 'Encendedor', '20 A'), row('F4', 'Bocina', '15 A')],
    );
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({
      kind: 'table',
      rows: [{ page: 1 }, { page: 1 }, { page: 2 }, { page: 2 }],
    });
  });

  it('ends a heading where the next of its depth begins', () => {
    const parts = partsOfPages(
      below(['Mantenimiento', 'Aceite'], 'Cambie el aceite cada año.'),
      below(['Averías'], 'Detenga el vehículo.'),
    );
    expect(parts.map(({ titles }) => titles)).toEqual([['Mantenimiento', 'Aceite'], ['Averías']]);
  });

  it('keeps the mark of an item apart from its words', () => {
    const [list] = partsOfPages([
      '1. Afloje los tornillos.',
      '2. Levante el vehículo con el gato.',
    ]);
    expect(list).toMatchObject({
      kind: 'list',
      said: [
        { mark: '1.', text: 'Afloje los tornillos.' },
        { mark: '2.', text: 'Levante el vehículo con el gato.' },
      ],
    });
  });
});
