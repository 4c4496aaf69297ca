import { anExcerpt } from '../../../testing/excerpts';
import { numbered } from '../../../testing/numbered';
import { engineAsked, ofOwnEngine } from './own-engine';
import { aQuestion } from '../../../testing/questions';

const OIL = [
  'Aceite del motor',
  '',
  'Motor\tCantidad\tGrado',
  '1.2 TSI\t3,6 l\t0W-20',
  '1.6 TDI (105 CV)\t4,3 l\t5W-30',
  'Eléctrico\t0,9 l\tATF',
].join('\n');
const GROUPED = [
  'Capacidades',
  '',
  'Líquido\tLitros',
  'Motor de gasolina',
  'Aceite\t3,6',
  'Refrigerante\t6,0',
  'Motor diésel',
  'Aceite\t4,3',
  'Refrigerante\t7,1',
].join('\n');
const TOWING = [
  'Remolque',
  '',
  'Dato\tVersión\tCon frenos',
  'Peso\t1.2\t1 100 kg',
  'Peso\t1.6\t1 500 kg',
  'Bola\t1.6\t75 kg',
].join('\n');

/** The texts of what is chosen where the unit that holds these words is pointed at. */
function chosen(
  content: string,
  words: string[],
  {
    question = '¿Cuánto cabe?',
    engine = null as string | null,
    headings = [] as string[],
    model = 'Brisa',
  } = {},
) {
  const excerpts = [anExcerpt({ content, headings })];
  const { excerpts: shown, units } = numbered(excerpts);
  const textOf = new Map(shown.flatMap((one) => one.units).map((one) => [one.number, one.text]));
  const numberOf = (id: string) => [...units].find(([, { unit }]) => unit.id === id)?.[0] ?? 0;
  const pointed = words.flatMap(
    (some) => [...units].find(([number]) => textOf.get(number)?.includes(some))?.[1] ?? [],
  );
  const vehicle = { make: 'Faro', model, year: 2022, trim: null, engine };
  const result = ofOwnEngine(pointed, excerpts, engineAsked(aQuestion(question, { vehicle })));
  return { ...result, units: result.units.map(({ unit }) => textOf.get(numberOf(unit.id)) ?? '') };
}

describe('ofOwnEngine', () => {
  it('picks the row of the engine that the vehicle has, in the place of another one', () => {
    const { units, isRepaired } = chosen(OIL, ['1.2 TSI'], { engine: '1.6 TDI 105 CV' });
    expect(units).toEqual(['Motor: 1.6 TDI (105 CV) · Cantidad: 4,3 l · Grado: 5W-30']);
    expect(isRepaired).toBe(true);
  });

  it.each([
    ['the row of the engine itself', ['1.6 TDI']],
    ['that and others', ['1.2 TSI', '1.6 TDI', 'Eléctrico']],
  ])('takes %s for no mistake', (_what, words) => {
    const { units, isRepaired, isOpen } = chosen(OIL, words, { engine: '1.6 TDI' });
    expect(units).toEqual([expect.stringContaining('4,3 l')]);
    expect([isRepaired, isOpen]).toEqual([false, false]);
  });

  it('goes by the question before the vehicle', () => {
    const question = '¿Cuánto aceite lleva el 1.2?';
    const { units } = chosen(OIL, ['1.2 TSI'], { question, engine: '1.6 TDI' });
    expect(units).toEqual([expect.stringContaining('3,6 l')]);
  });

  it('tells the rows of all engines, each with its own, where nobody says which', () => {
    const { units, isOpen } = chosen(OIL, ['1.6 TDI']);
    expect(units).toEqual(
      ['1.6 TDI', '1.2 TSI', 'Eléctrico'].map((name) => expect.stringContaining(name) as string),
    );
    expect(isOpen).toBe(false);
  });

  it('is open where no row is of the engine', () => {
    const { units, isOpen } = chosen(OIL, ['1.2 TSI'], { engine: '2.0 TDI' });
    expect(units).toEqual([expect.stringContaining('1.2 TSI')]);
    expect(isOpen).toBe(true);
  });

  it('tells what burns diesel from what burns petrol, by the title of a group, and one liquid from another', () => {
    const { units } = chosen(GROUPED, ['Aceite'], { engine: '1.5 dCi' });
    expect(units).toEqual([expect.stringMatching(/diésel.*Aceite.*4,3/)]);
    expect(chosen(GROUPED, ['Aceite']).units).toHaveLength(2);
  });

  it('finds the version in a column of its own', () => {
    const { units } = chosen(TOWING, ['1.2'], { question: 'cuanto puede remolcar el 1.6' });
    expect(units).toEqual([expect.stringContaining('1 500 kg')]);
  });

  it('goes by the name of the model where its owner said no engine', () => {
    const { units } = chosen(OIL, ['1.2 TSI'], { model: 'Brisa 1.6' });
    expect(units).toEqual([expect.stringContaining('4,3 l')]);
  });

  it.each([
    ['pumps', 'Bomba de gasolina\t15 A\nBomba eléctrica\t10 A', 'Bomba de'],
    ['what is driven by electricity', 'Elevalunas eléctrico\t20 A\nElevalunas manual\t-', 'manual'],
    ['pressures', 'Presión 2,2\t1\nPresión 2,3 bar\t2', '2,3 bar'],
  ])('takes %s for no engines', (_what, rows, words) => {
    const content = `Fusibles\n\nQué\tCuánto\n${rows}`;
    const question = '¿Qué fusible lleva el elevalunas eléctrico? ¿Y la bomba de gasolina?';
    const { units, isOpen } = chosen(content, [words], { question });
    expect([units.length, isOpen]).toEqual([1, false]);
  });

  it('leaves rows alone that no engine tells apart', () => {
    const content = 'Presiones\n\nNeumático\tDelante\n185/65 R15\t2,2 bar\n205/55 R16\t2,3 bar';
    const { units, isOpen } = chosen(content, ['185/65'], { engine: '1.6 TDI' });
    expect([units.length, isOpen]).toEqual([1, false]);
  });

  it('is open for a sentence below the title of another engine', () => {
    const said = (engine: string | null, headings = ['Motor 1.2 TSI']) =>
      chosen('El aceite se cambia cada año.', ['aceite'], { engine, headings }).isOpen;
    expect([said('1.6 TDI'), said('1.2 TSI'), said(null), said('1.6 TDI', ['Aceite'])]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
