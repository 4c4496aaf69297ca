import type { Pointed } from '../../ports/pointing-model';
import { anExcerpt, placeOf } from '../../../testing/excerpts';
import { aQuestion } from '../../../testing/questions';
import { claimedAnswer } from './claimed-answer';
import { numberUnits } from './numbered-units';
import { unitQuoter } from './quote-units';

const excerpts = [
  anExcerpt({ content: 'El depósito tiene 47 litros. La reserva se enciende con 7 litros.' }),
  anExcerpt({ position: 3, content: 'El maletero tiene 380 litros.' }),
];
const quoter = unitQuoter(excerpts, false);
const numbering = numberUnits(excerpts, quoter);
const HEADLINE = 'El depósito tiene 47 litros, con reserva desde 7 litros.';

const answer = (change: Partial<Pointed>, query = '¿Cuántos litros caben en el depósito?') =>
  claimedAnswer(
    aQuestion(query),
    {
      claims: [{ units: [1, 2], headline: '' }],
      missing: '',
      isSafetyCritical: false,
      isDoubtful: false,
      found: true,
      ...change,
    },
    { numbering, excerpts, quoter },
  );

const textsOf = ({ statements }: ReturnType<typeof answer>) => statements.map(({ text }) => text);

describe('claimedAnswer', () => {
  it('numbers the units of all excerpts in one row', () => {
    expect(numbering.excerpts.flatMap(({ units }) => units.map(({ number }) => number))).toEqual([
      1, 2, 3,
    ]);
  });

  it('says what is pointed at, with the excerpt that holds it', () => {
    expect(answer({ claims: [{ units: [3], headline: '' }] })).toMatchObject({
      found: true,
      isDoubtful: false,
      isIncomplete: false,
      statements: [
        {
          text: 'El maletero tiene 380 litros.',
          citations: [placeOf('El maletero tiene 380 litros.', excerpts, 1)],
        },
      ],
    });
  });

  it('says once what two claims point at', () => {
    const claims = [
      { units: [1], headline: '' },
      { units: [1, 2], headline: '' },
    ];
    expect(textsOf(answer({ claims }))).toEqual([
      'El depósito tiene 47 litros.',
      'La reserva se enciende con 7 litros.',
    ]);
  });

  it.each([
    ['a number that was not given', { claims: [{ units: [1, 4711], headline: '' }] }],
    ['something missing', { missing: 'la marca' }],
    ['a doubt of the model', { isDoubtful: true }],
  ])('is doubtful with %s', (_, change) => {
    expect(answer(change)).toMatchObject({ found: true, isDoubtful: true });
  });

  it('never shows what the model says is missing', () => {
    expect(JSON.stringify(answer({ missing: 'el precio de un litro' }))).not.toContain('precio');
  });

  it.each([
    ['tells every word of its units', HEADLINE, true],
    ['adds a figure', 'El depósito tiene 48 litros.', false],
    ['is not there', '', false],
  ])('is proven by a headline that %s: %s', (_, headline, isProven) => {
    expect(answer({ claims: [{ units: [1, 2], headline }] })).toMatchObject({ isProven });
  });

  it('is not proven by one headline of two', () => {
    const claims = [
      { units: [1, 2], headline: HEADLINE },
      { units: [3], headline: '' },
    ];
    expect(answer({ claims })).toMatchObject({ isProven: false });
  });

  it('leaves out a headline that its units do not bear out', () => {
    const claims = [{ units: [1], headline: 'El depósito tiene 74 litros.' }];
    expect(textsOf(answer({ claims }))).toEqual(['El depósito tiene 47 litros.']);
  });

  it('shows a headline above the units that bear it out', () => {
    const claims = [{ units: [1], headline: 'Tiene 47 litros.' }];
    expect(textsOf(answer({ claims }))).toEqual([
      'Tiene 47 litros.',
      'El depósito tiene 47 litros.',
    ]);
  });

  it.each([
    ['the model says so', { isSafetyCritical: true }, undefined],
    ['the question shows it', {}, '¿Cuántos litros lleva el circuito de frenos?'],
  ])('has no headline where a mistake hurts people: %s', (_, change, query) => {
    const claims = [{ units: [1, 2], headline: HEADLINE }];
    expect(textsOf(answer({ claims, ...change }, query))).not.toContain(HEADLINE);
  });

  it('doubts what points elsewhere than its own sentence says, also where that is not shown', () => {
    const claims = [{ units: [3], headline: 'El depósito tiene 47 litros.' }];
    expect(answer({ claims })).toMatchObject({ found: true, isDoubtful: true });
    expect(answer({ claims, isSafetyCritical: true })).toMatchObject({ isDoubtful: true });
  });

  it('quotes nothing where two claims point elsewhere than they say', () => {
    const claims = [
      { units: [3], headline: 'El depósito tiene 47 litros.' },
      { units: [1], headline: 'El maletero tiene 380 litros.' },
    ];
    expect(answer({ claims })).toEqual({ found: true, statements: [] });
  });

  it('doubts an answer without a figure to a question for one', () => {
    const open = [anExcerpt({ content: 'El depósito está a la derecha.' })];
    const ofOpen = unitQuoter(open, false);
    const { isDoubtful } = claimedAnswer(
      aQuestion('¿Cuántos litros caben en el depósito?'),
      {
        claims: [{ units: [1], headline: 'El depósito está a la derecha.' }],
        ...{ missing: '', isSafetyCritical: false, isDoubtful: false, found: true },
      },
      { numbering: numberUnits(open, ofOpen), excerpts: open, quoter: ofOpen },
    );
    expect(isDoubtful).toBe(true);
  });

  it.each([
    ['¿Cuántos litros de aceite lleva?', false, true],
    ['¿Qué cantidad de aceite lleva?', false, true],
    ['¿Qué aceite lleva?', true, false],
    ['¿Qué aceite usa y cuántos litros?', false, false],
  ])('doubts what is not of the kind that %j asks for', (query, ofLitres, ofGrade) => {
    const oil = [anExcerpt({ content: 'El motor lleva 4,2 litros. El aceite es SAE 5W-30.' })];
    const ofOil = unitQuoter(oil, false);
    const numbered = numberUnits(oil, ofOil);
    const said = { missing: '', isSafetyCritical: false, isDoubtful: false, found: true };
    const doubts = [1, 2].map((unit) => {
      const pointed = { claims: [{ units: [unit], headline: '' }], ...said };
      const shown = { numbering: numbered, excerpts: oil, quoter: ofOil };
      return claimedAnswer(aQuestion(query), pointed, shown).isDoubtful;
    });
    expect(doubts).toEqual([ofLitres, ofGrade]);
  });

  it("says what several claims point at in the manual's order", () => {
    const claims = [
      { units: [2], headline: '' },
      { units: [1], headline: '' },
    ];
    expect(textsOf(answer({ claims }))).toEqual([
      'El depósito tiene 47 litros.',
      'La reserva se enciende con 7 litros.',
    ]);
  });

  it('finds nothing where the model finds nothing, or is blocked', () => {
    expect(answer({ found: false })).toEqual({ found: false, statements: [] });
    expect(answer({ isBlocked: true })).toEqual({ found: false, statements: [], isBlocked: true });
  });

  it("quotes the row of the owner's engine where the model points at another one, and doubts", () => {
    const content = 'Aceite\n\nMotor\tCantidad\n1.2 TSI\t3,6 l\n1.6 TDI\t4,3 l';
    const oil = [anExcerpt({ content })];
    const oilQuoter = unitQuoter(oil, false);
    const numbered = numberUnits(oil, oilQuoter);
    const other = numbered.excerpts[0]?.units.find(({ text }) => text.includes('3,6'))?.number ?? 0;
    const vehicle = { make: 'Faro', model: 'Brisa', year: 2022, trim: null, engine: '1.6 TDI' };
    const draft = claimedAnswer(
      aQuestion('¿Cuánto aceite lleva?', { vehicle }),
      {
        claims: [{ units: [other], headline: 'Lleva 3,6 l.' }],
        ...{ missing: '', isSafetyCritical: false, isDoubtful: false, found: true },
      },
      { numbering: numbered, excerpts: oil, quoter: oilQuoter },
    );
    expect(textsOf(draft)).toEqual([expect.stringMatching(/1\.6 TDI.*4,3 l/)]);
    expect(draft.isDoubtful).toBe(true);
  });
});
