import { documentPages } from '../document/document-page';
import { manualParts } from './manual-part';

const CELL = '\t';
const row = (...cells: string[]): string => cells.join(CELL);

/** Pages whose first lines are headings of the document. */
function partsOf(...pages: { text: string; titles?: string[] }[]) {
  const structured = documentPages();
  return manualParts(
    pages.map(({ text, titles = [] }, at) =>
      structured({
        number: at + 1,
        reference: `p. ${at + 1}`,
        text,
        headings: titles.map((title, depth) => ({
          title,
          depth: depth + 1,
          offset: text.indexOf(title),
        })),
      }),
    ),
  );
}

describe('manualParts', () => {
  it('gives rows with the names of their columns and the headings above them', () => {
    const text = [
      'Ruedas',
      row('Neumático', 'Delante', 'Detrás'),
      row('185/65 R15', '2,2 bar', '2,4 bar'),
      row('205/55 R16', '2,3 bar', '2,5 bar'),
    ].join('\n');
    const [table] = partsOf({ text, titles: ['Ruedas'] });
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
    const parts = partsOf(
      { text: [head, row('F1', 'Radio', '10 A'), row('F2', 'Faros', '15 A')].join('\n') },
      { text: [head, row('F3', 'Encendedor', '20 A'), row('F4', 'Bocina', '15 A')].join('\n') },
    );
    expect(parts).toHaveLength(1);
    expect(parts[0]).toMatchObject({
      kind: 'table',
      rows: [{ page: 1 }, { page: 1 }, { page: 2 }, { page: 2 }],
    });
  });

  it('ends a heading where the next of its depth begins', () => {
    const parts = partsOf(
      {
        text: 'Mantenimiento\nAceite\nCambie el aceite cada año.',
        titles: ['Mantenimiento', 'Aceite'],
      },
      { text: 'Averías\nDetenga el vehículo.', titles: ['Averías'] },
    );
    expect(parts.map(({ titles }) => titles)).toEqual([['Mantenimiento', 'Aceite'], ['Averías']]);
  });

  it('keeps the mark of an item apart from its words', () => {
    const [list] = partsOf({
      text: '1. Afloje los tornillos.\n2. Levante el vehículo con el gato.',
    });
    expect(list).toMatchObject({
      kind: 'list',
      said: [
        { mark: '1.', text: 'Afloje los tornillos.' },
        { mark: '2.', text: 'Levante el vehículo con el gato.' },
      ],
    });
  });
});
