import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  type ITableCellOptions,
} from 'docx';
import { temporaryFiles } from '../../../testing/temporary-file';
import { documentPages } from '../../../domain/document/document-page';
import { readDocx } from './read-docx';

const files = temporaryFiles();
afterAll(() => files.remove());

type Cell = string | ITableCellOptions;

const cellOf = (cell: Cell): TableCell =>
  new TableCell(typeof cell === 'string' ? { children: [new Paragraph(cell)] } : cell);

const tableOf = (...rows: Cell[][]): Table =>
  new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cellOf) })) });

async function textOf(...children: (Paragraph | Table)[]): Promise<string> {
  const docx = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const texts: string[] = [];
  for await (const { text } of (await readDocx(await files.write(docx))).pages) texts.push(text);
  return texts.join('\n');
}

const said = (...texts: string[]) => ({ children: texts.map((text) => new Paragraph(text)) });

it('the reader of DOCX keeps the rows that Word repeats above a table as the names of its columns', async () => {
  const rows = [
    ['Marca', 'Espera'],
    ['Azul', '12'],
    ['Roja', '8'],
  ].map(
    (cells, at) =>
      new TableRow({ children: cells.map(cellOf), ...(at === 0 && { tableHeader: true }) }),
  );
  const children = [tableOf(['Rueda', 'Presión'], ['Delantera', '2,2 bar']), new Table({ rows })];
  const docx = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const structured = documentPages();
  const tables: unknown[] = [];
  for await (const page of (await readDocx(await files.write(docx))).pages) {
    for (const block of structured(page).blocks) {
      if (block.kind === 'table') tables.push([block.header, block.units.map(({ kind }) => kind)]);
    }
  }
  expect(tables).toEqual([
    [[], ['row', 'row']],
    [[{ cells: ['Marca', 'Espera'] }], ['names', 'row', 'row']],
  ]);
});

it.each([
  [
    'two paragraphs of one cell',
    tableOf([said('Advertencia', 'No abra el tapón con el motor caliente.')]),
  ],
  ['two rows', tableOf(['¡ADVERTENCIA!'], ['No abra el tapón con el motor caliente.'])],
])('the reader of DOCX takes a box that warns for a warning: %s', async (_, box) => {
  const children = [
    new Paragraph('El radiador está delante.'),
    box,
    new Paragraph('Fin del texto.'),
  ];
  const docx = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const structured = documentPages();
  const warnings: string[] = [];
  for await (const page of (await readDocx(await files.write(docx))).pages) {
    for (const { kind, start, end } of structured(page).blocks) {
      if (kind === 'warning') warnings.push(page.text.slice(start, end));
    }
  }
  expect(warnings).toEqual([
    expect.stringMatching(/^¡?advertencia!?\s+No abra el tapón con el motor caliente\.$/i),
  ]);
});

it('the reader of DOCX tells raised digits from those of the figure before them', async () => {
  const above = (text: string) => new TextRun({ text, superScript: true });
  const children = [new TextRun('A 2,2'), above('1'), new TextRun(' bar por cm'), above('2')];
  expect(await textOf(new Paragraph({ children }))).toBe('A 2,2¹ bar por cm²');
});

it('the reader of DOCX leaves out the text that Word hides', async () => {
  const hidden = (text: string) => new TextRun({ text, vanish: true });
  const shown = new TextRun({ text: '2,2 bar', vanish: false });
  const paragraph = new Paragraph({
    children: [new TextRun('Presión: '), hidden('9,9 (borrador) '), shown],
  });
  const remark = new Paragraph({ children: [hidden('No cambie nunca el aceite.')] });
  expect(await textOf(paragraph, remark, new Paragraph('Fin.'))).toBe('Presión: 2,2 bar\n\nFin.');
});

describe('the tables of a DOCX', () => {
  it('keep their columns where cells are empty', async () => {
    const table = tableOf(
      ['Rueda', 'Gasolina', 'Diésel'],
      ['Delantera', '', '2,4 bar'],
      ['', '', ''],
      ['Trasera', '2,0 bar', '2,5 bar'],
    );
    expect(await textOf(table)).toBe(
      'Rueda\tGasolina\tDiésel\nDelantera\t\t2,4 bar\nTrasera\t2,0 bar\t2,5 bar',
    );
  });

  it('keep the paragraphs of a cell together', async () => {
    const table = tableOf(['Delantera', said('2,2 bar', '(32 psi)'), '2,5 bar']);
    expect(await textOf(table)).toBe('Delantera\t2,2 bar (32 psi)\t2,5 bar');
  });

  it('say in each row and column what a cell says that spans them', async () => {
    const table = tableOf(
      ['Motor', { columnSpan: 2, ...said('Sin carga') }, 'Nota'],
      [{ rowSpan: 2, ...said('1.0') }, '2,0', '2,1', { rowSpan: 2, ...said('en frío') }],
      ['2,4', '2,9'],
      ['1.5', '2,2', '2,3', ''],
    );
    expect(await textOf(table)).toBe(
      'Motor\tSin carga\tSin carga\tNota\n1.0\t2,0\t2,1\ten frío\n1.0\t2,4\t2,9\ten frío\n1.5\t2,2\t2,3\t',
    );
  });

  it('are lines where a row is one cell: titles within a table, frames around a text', async () => {
    const table = tableOf(
      [{ columnSpan: 2, ...said('Motor de gasolina') }],
      ['Delantera', '2,2 bar'],
    );
    const frame = tableOf([said('ADVERTENCIA', 'No abra el tapón.')]);
    expect(await textOf(table, frame)).toBe(
      'Motor de gasolina\nDelantera\t2,2 bar\nADVERTENCIA\nNo abra el tapón.',
    );
  });

  it('keep a table in a cell with the name of its row', async () => {
    const inner = tableOf(['frío', '2,2'], ['caliente', '2,5']);
    const table = tableOf(
      ['Delantera', { children: [new Paragraph('Ver:'), inner, new Paragraph('')] }],
      ['Trasera', '2,0'],
    );
    expect(await textOf(table)).toBe('Delantera\tVer: frío 2,2 caliente 2,5\nTrasera\t2,0');
    const frame = tableOf([{ children: [inner, new Paragraph('')] }]);
    expect(await textOf(frame)).toBe('frío\t2,2\ncaliente\t2,5');
  });

  it('leave no bullet of theirs to the paragraph below', async () => {
    const list = new Paragraph({ text: 'Cambie el aceite', bullet: { level: 0 } });
    const table = tableOf(['Cada año', { children: [list] }]);
    expect(await textOf(table, new Paragraph('Fin de la tabla.'))).toBe(
      'Cada año\t• Cambie el aceite\n\nFin de la tabla.',
    );
  });

  it('do not repeat long texts: a hostile file would swell', async () => {
    const long = 'palabra '.repeat(100).trim();
    const text = await textOf(tableOf([{ columnSpan: 3, ...said(long) }, 'fin']));
    expect(text).toBe(`${long}\t\t\tfin`);
  });
});
