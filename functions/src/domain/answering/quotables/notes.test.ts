import { anExcerpt } from '../../../testing/excerpts';
import { quoted } from '../../../testing/quoted';
import { extractiveAnswer } from '../extractive-answer';
import { quotablesOf } from './quotables';
import { aQuestion } from '../../../testing/questions';

const PLAN = [
  'Cambio de la correa (1)\t●\t\t●',
  '',
  'Cambio del aceite (2)',
  '',
  'Cambio del filtro (3)\t\t●\t',
  '',
  '(1) Cada 6 años.',
  '(2) Cuando lo diga el testigo.',
  '(3) En zonas con polvo, cada año.',
].join('\n');

const rows = quotablesOf({ content: PLAN, headings: [] });

describe('notes are of the rows that bear their marks', () => {
  it('and not quoted by themselves', () => {
    expect(rows.map(({ kind, note }) => [kind, note])).toEqual([
      ['row', '(1) Cada 6 años.'],
      ['row', '(3) En zonas con polvo, cada año.'],
      ['row', '(2) Cuando lo diga el testigo.'],
    ]);
  });

  it('also of a row without cells, which is no title of those below it', () => {
    expect(rows.every(({ group }) => group === undefined)).toBe(true);
    expect(quoted('Cambio del aceite', { content: PLAN })).toBe(
      'Cambio del aceite (2)\n(2) Cuando lo diga el testigo.',
    );
    expect(quoted('Cambio del filtro', { content: PLAN })).toBe(
      'Cambio del filtro (3) · – · ● · –\n(3) En zonas con polvo, cada año.',
    );
  });

  it('and answer for them', () => {
    const weights = new Map([['correa', 5]]);
    const excerpts = [anExcerpt({ content: PLAN })];
    const { statements } = extractiveAnswer(
      aQuestion('¿Cada cuánto se cambia la correa?', { weights }),
      excerpts,
    );
    expect(statements[0]?.text).toContain('(1) Cada 6 años.');
  });
});

describe('notes of a table may stand in the next passage', () => {
  it.each([
    ['below its last row', 'Correa (1)\t●\t●\nFiltro (2)\t●\t-', '(1) Cada 6 años.\n(2) En otoño.'],
    ['after others', 'Correa (1)\t●\t●\nFiltro (2)\t●\t-\n\n(1) Cada 6 años.', '(2) En otoño.'],
  ])('%s', (_, content, next) => {
    const [first, second] = [{ content }, { content: next }];
    expect(quoted('Filtro', first, second)).toBe('Filtro (2) · ● · -\n(2) En otoño.');
    const [row] = quotablesOf({ ...first, headings: [] }, { ...second, headings: [] });
    expect(row?.note).toBe('(1) Cada 6 años.');
  });

  it('but not below a title, which are of another table', () => {
    const next = { content: 'Neumáticos\n(1) En frío.' };
    expect(quoted('Correa', { content: 'Correa (1)\t●\t●\nFiltro\t●\t-' }, next)).toBe(
      'Correa (1) · ● · ●',
    );
  });
});

describe('a row is quoted with what says of which vehicle it is', () => {
  it('versions at the end of a title', () => {
    const title = 'Plan de revisiones (motores diésel)';
    const content = `${title}\nKilómetros\nCorrea\t●\t-\nFiltro\t-\t●`;
    expect(quoted('Filtro', { content, headings: [title] })).toMatch(/^Plan de revisiones \(mot/);
  });

  it('names of all columns where it lacks a cell', () => {
    const content =
      'Litros\tGasolina\tDiésel\tProducto\nAceite\t3,2\t4,9\tSAE\nCon filtro\t3,5\t5,2';
    expect(quoted('5,2', { content })).toBe(
      'Litros · Gasolina · Diésel · Producto\nCon filtro · 3,5 · 5,2',
    );
  });
});
