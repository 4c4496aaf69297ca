import type { Statement, TableStatement } from '@contract';
import { aSearch } from '../../testing/builders';
import { anExcerpt } from '../../testing/excerpts';
import { NEAREST, NOT_FOUND, toSourceDocument } from '../answering/compose-answer';
import { gistOf } from './gist';

const row = (cells: string[]) => ({ cells });
const citations = [
  {
    ...{ source: 0, manualId: 1, revision: 1, pageNumber: 39, pageReference: 'p. 35' },
    ...{ units: [], boxes: [] },
  },
];
const aTable = (
  header: string[],
  rows: string[][],
  more: Partial<TableStatement> = {},
): TableStatement => ({
  ...{ kind: 'table', above: '', below: '', citations },
  header: header.length > 0 ? [row(header)] : [],
  rows: rows.map(row),
  ...more,
});
const source = toSourceDocument(anExcerpt({ content: 'El aceite se mide en frío.' }));
const told = (...statements: Statement[]) =>
  gistOf(aSearch({ statements, sourceDocuments: [source] }));

const SIZES = ['185/65 R15', '205/55 R16'];
const PRESSURES = aTable(
  ['Neumático', 'Carga', 'Delante', 'Detrás'],
  [
    ['185/65 R15', 'Normal: hasta 3 personas', '2,2 bar (32 psi)', '2,0 bar (29 psi)'],
    ['205/55 R16', 'Normal: hasta 3 personas', '2,3 bar (33 psi)', '2,1 bar (30 psi)'],
    ['205/55 R16', 'Plena carga', '2,5 bar (36 psi)', '2,9 bar (42 psi)'],
    ['T125/70 D16', 'Repuesto temporal', '4,2 bar (61 psi)', '4,2 bar (61 psi)'],
  ],
);
const ofTyre = (own: string | null) => ({
  ...PRESSURES,
  tyres: {
    by: 'rows' as const,
    names: SIZES,
    of: [['185/65 R15'], [SIZES[1]!], [SIZES[1]!], []],
    own,
  },
});

describe('the gist of a table', () => {
  it('is the vehicle’s own rows, each figure behind its case', () => {
    expect(told(ofTyre('205/55 R16'))).toEqual({
      figure: '',
      words: 'Normal: delante 2,3 / detrás 2,1 bar · Plena carga: delante 2,5 / detrás 2,9 bar',
      page: 'p. 35',
    });
  });

  it('is of the rows and columns that the question names', () => {
    const table = ofTyre('205/55 R16');
    const behind = table.rows.map((one) => ({ ...one, asked: [3] }));
    expect(told({ ...table, rows: behind }).words).toBe('Normal: 2,1 bar · Plena carga: 2,9 bar');
    const loaded = table.rows.map((one, at) => (at === 2 ? { ...one, asked: [2, 3] } : one));
    expect(told({ ...table, rows: loaded }).figure).toBe('delante 2,5 / detrás 2,9 bar');
  });

  it('is the figure of the vehicle’s only row, and what it is of', () => {
    expect(told(ofTyre('185/65 R15'))).toEqual({
      figure: 'delante 2,2 / detrás 2,0 bar',
      words: '185/65 R15 · Normal: hasta 3 personas',
      page: 'p. 35',
    });
  });

  it.each([
    [
      'cases that differ',
      [
        ['Aceite con filtro', '4,2 l'],
        ['Aceite sin filtro', '3,9 l'],
      ],
      'con filtro: 4,2 l · sin filtro: 3,9 l',
    ],
    [
      'cases that begin alike',
      [
        ['Normal: dos personas', '2,2 bar'],
        ['Normal, cinco personas', '2,5 bar'],
      ],
      'Normal: dos personas: 2,2 bar · Normal, cinco personas: 2,5 bar',
    ],
    [
      'words',
      [
        ['F12', '15 A', 'Bocina'],
        ['F13', '10 A', 'Radio'],
      ],
      'F12 · 15 A · Bocina',
    ],
  ])('never takes one of several rows for the figure: %s', (_, rows, words) => {
    expect(told(aTable([], rows))).toMatchObject({ figure: '', words });
  });

  it('is what decides while nobody has said it', () => {
    expect(told(ofTyre(null))).toEqual({
      ...{ figure: '', words: 'Depende de tu neumático', page: 'p. 35' },
    });
    const versions = {
      by: 'rows' as const,
      names: ['1.2', '1.5'],
      of: [['1.2'], ['1.5']],
      own: null,
    };
    const oil = aTable(
      [],
      [
        ['1.2', '4,2 l'],
        ['1.5', '5,1 l'],
      ],
      { versions },
    );
    expect(told(oil).words).toBe('Depende de tu versión');
  });

  it('is the vehicle’s own column', () => {
    const of = [[], ['1.2'], ['1.5 diésel'], []];
    const versions = {
      by: 'columns' as const,
      names: ['1.2', '1.5 diésel'],
      of,
      own: '1.5 diésel',
    };
    const table = aTable(
      ['Dato', '1.2', '1.5 diésel', 'Unidad'],
      [['Aceite con filtro', '4,2', '5,1', 'l']],
      { versions },
    );
    expect(told(table)).toMatchObject({ figure: '5,1 l', words: 'Aceite con filtro' });
  });

  it.each([
    ['one figure', [], ['Par de las ruedas', '120 Nm'], '120 Nm', 'Par de las ruedas'],
    [
      'a figure whose column names its unit',
      ['Dato', 'Par (Nm)'],
      ['Ruedas', '120'],
      '120 Nm',
      'Ruedas',
    ],
    [
      'both axles in one cell',
      ['', 'Delante / Detrás'],
      ['Normal', '2,2 / 2,0 bar'],
      '2,2 / 2,0 bar',
      'Normal',
    ],
    ['an engine in figures', ['Motor', 'Aceite'], ['1.2', '4,2 l'], '4,2 l', '1.2'],
    [
      'figures that need their names',
      ['', 'Con filtro', 'Sin filtro'],
      ['Aceite', '4,2 l', '3,9 l'],
      '',
      'Con filtro: 4,2 l · Sin filtro: 3,9 l — Aceite',
    ],
    [
      'figures without a unit',
      ['', 'Delante', 'Detrás'],
      ['Normal', '2,2', '2,0'],
      '',
      'Delante: 2,2 · Detrás: 2,0 — Normal',
    ],
    ['words behind a figure', [], ['F12', '15 A', 'Encendedor'], '', 'F12 · 15 A · Encendedor'],
    ['a code', [], ['Aceite de motor', '4,2 l', '5W-30'], '', '5W-30 · 4,2 l — Aceite de motor'],
    [
      'a code before its figure',
      ['Luz', 'Tipo', 'Potencia'],
      ['Cruce', 'H7', '55 W'],
      '',
      'H7 · 55 W — Cruce',
    ],
    [
      'words alone',
      [],
      ['Combustible', 'Gasolina sin plomo'],
      '',
      'Combustible · Gasolina sin plomo',
    ],
    [
      'words behind its name',
      [],
      ['Aceite', 'Sintético', '5W-30', 'ACEA C2'],
      '',
      '5W-30 · ACEA C2 — Aceite · Sintético',
    ],
  ])('is of a row with %s', (_, header, cells, figure, words) => {
    expect(told(aTable(header, [cells]))).toMatchObject({ figure, words });
  });

  it.each([
    ['¿Qué aceite usa el motor?', '5W-30 · ACEA C2 · 4,2 l — Aceite del motor, con filtro'],
    ['¿Cuánto aceite usa el motor?', '4,2 l · 5W-30 · ACEA C2 — Aceite del motor, con filtro'],
  ])('begins with what was asked for: %s', (query, words) => {
    const table = aTable([], [['Aceite del motor, con filtro', '4,2 l', '5W-30', 'ACEA C2']]);
    const asked = { statements: [table], sourceDocuments: [source] };
    expect(gistOf(aSearch({ ...asked, query })).words).toBe(words);
    expect(gistOf(aSearch({ ...asked, query: '¿Y?', understoodAs: query })).words).toBe(words);
  });

  it('joins the axles of two rows', () => {
    const table = aTable(
      ['', '205/55 R16'],
      [
        ['Delante', '2,3 bar'],
        ['Detrás', '2,1 bar'],
      ],
    );
    expect(told(table)).toMatchObject({ figure: 'delante 2,3 / detrás 2,1 bar', words: '' });
  });
});

describe('the gist of an answer', () => {
  const text: Statement = { kind: 'text', text: 'El aceite se mide\nen frío.', citations };
  const warning: Statement = {
    kind: 'warning',
    level: 'danger',
    text: 'PELIGRO: quema.',
    citations,
  };
  const remark: Statement = { kind: 'remark', text: 'Compruébalo.' };

  it('is the first words that answer, not those that warn or are ours', () => {
    expect(told(remark, warning, text).words).toBe('El aceite se mide en frío.');
    expect(told(warning).words).toBe('PELIGRO: quema.');
  });

  it('is what announces steps, else the first one', () => {
    const steps = { kind: 'steps', isOrdered: true, below: '', citations } as const;
    const list = [{ mark: '1.', text: 'Pare el motor.' }];
    expect(told({ ...steps, above: 'Cambiar una rueda', steps: list }).words).toBe(
      'Cambiar una rueda',
    );
    expect(told({ ...steps, above: '', steps: list }).words).toBe('Pare el motor.');
  });

  it('ends long words at a word', () => {
    const { words } = told({ ...text, text: 'aceite '.repeat(40) });
    expect(words).toMatch(/^(aceite ){10,}aceite…$/);
  });

  it('is of an answer that was kept before it had parts what was found', () => {
    expect(gistOf(aSearch({ statements: undefined, sourceDocuments: [source] }))).toEqual({
      ...{ figure: '', words: 'El aceite se mide en frío.' },
      page: source.metadata.pageReference,
    });
  });

  it.each([
    ['that nothing was found', { response: NOT_FOUND }, 'No lo dice tu manual', ''],
    [
      'what comes nearest',
      { response: NEAREST, suggestions: [source] },
      'Lo más cercano',
      source.metadata.pageReference,
    ],
    [
      'that another place knows',
      {
        response: NEAREST,
        suggestions: [source],
        beyond: { topic: 'itv', sentence: '', links: [] } as never,
      },
      'No lo dice tu manual',
      '',
    ],
    [
      'why nothing could be asked',
      { response: 'El manual se está procesando.' },
      'El manual se está procesando.',
      '',
    ],
  ])('says %s', (_, parts, words, page) => {
    expect(gistOf(aSearch({ confidence: 'low', ...parts }))).toEqual({ figure: '', words, page });
  });
});
