import { quoted } from '../../../testing/quoted';
import { answerFit } from '../features/answer-fit';
import { quotablesOf } from './quotables';
import { aQuestion } from '../../../testing/questions';

const HEADS = 'Operación\t20\t40\t60\t80';
const TABLE = `${HEADS}\nAceite\tX\tX\tX\tX\nFiltro\t\tX\t\tX\nBujías\t\t\tX\t`;

const rowOf = (content: string, name = 'Bujías') =>
  quotablesOf({ content, headings: [] }).find((quotable) => quotable.name === name);

describe('a plan whose heads are bare figures', () => {
  it.each([
    ['its title', `Plan de mantenimiento (miles de km)\n\n${TABLE}`, 'miles de km', 'km'],
    ['its title, by a factor', `Plan (km × 1.000)\n\n${TABLE}`, 'km × 1.000', 'km'],
    ['a line below its title', `Plan\n\n(x 1000 km)\n\n${TABLE}`, 'x 1000 km', 'km'],
    ['a sentence', `Plan\n\nSe dan en miles de millas.\n\n${TABLE}`, 'miles de millas', 'millas'],
    ['a line below it', `Plan\n\n${TABLE}\n\nEn miles de kilómetros.`, 'miles de kilómetros', 'km'],
  ])('takes what they count from %s, and writes thousands out', (_, content, unit, sign) => {
    const { text = '', context = '' } = rowOf(content) ?? {};
    expect(text).toBe(`Bujías: X ${unit} 60 = 60.000 ${sign}`);
    expect(answerFit(aQuestion('¿cada cuánto se cambian?')).fit(text, context)).toBe(1);
    expect(rowOf(content, 'Filtro')?.text).toContain(`40 · 80 = 40.000 ${sign} · 80.000 ${sign}`);
  });

  it('takes months as they are, and two units for two heads', () => {
    expect(rowOf(`Plan (meses)\n\n${TABLE}`)?.text).toBe('Bujías: X meses 60');
    const two = TABLE.replace('\nAceite', '\n\t12\t24\t36\t48\nAceite');
    expect(rowOf(`Plan (km x 1000 / meses)\n\n${two}`)?.text).toBe(
      'Bujías: X km x 1000 60 = 60.000 km; meses 36',
    );
  });

  it.each([
    ['no unit', 'Plan'],
    ['one of two units', 'Plan (km o meses)'],
    ['what its own figure counts', 'Plan cada 20.000 km'],
    ['a speed', 'Plan a más de (km/h)'],
  ])('is given no unit that is not certain: %s', (_, title) => {
    expect(rowOf(`${title}\n\n${TABLE}`)?.text).not.toMatch(/km|meses/);
  });

  it('cites the line that says what they count', () => {
    const content = `Plan\n\n(x 1000 km)\n\n${TABLE}`;
    const said = rowOf(content)?.spans.map(({ start, end }) => content.slice(start, end));
    expect(said).toContain('(x 1000 km)');
    expect(quoted('Bujías', { content })).toBe('Plan\nBujías: X x 1000 km 60 = 60.000 km');
  });
});

describe('the marks of a plan', () => {
  const plan = (legend: string) =>
    `Plan (miles de km)\n\n${TABLE.replaceAll('X', '✔').replace('Bujías\t\t\t✔\t', 'Bujías\t\tI\t✔\tI/✔')}\n\n${legend}`;

  it.each([
    ['in cells below it', '✔ Sustituir\tI: Comprobar'],
    ['in a table of their own', 'I\tComprobar\n✔\tSustituir'],
    ['in one line', 'I = Comprobar ✔ = Sustituir'],
  ])('are read with what they mean: %s', (_, legend) => {
    expect(rowOf(plan(legend))?.text).toBe(
      'Bujías: I (Comprobar) miles de km 40 = 40.000 km; ✔ (Sustituir) miles de km 60 = 60.000 km; ' +
        'I/✔ (Comprobar, Sustituir) miles de km 80 = 80.000 km',
    );
  });

  it('mean nothing that only stands behind the same bullet', () => {
    const content = `Plan (miles de km)\n\n${TABLE.replaceAll('X', '•')}\n\n• Use guantes.\n• Frene.`;
    expect(rowOf(content)?.text).toBe('Bujías: • miles de km 60 = 60.000 km');
  });
});
