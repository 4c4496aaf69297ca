import type { Reading } from '../domain/pointed/numbered-manual';
import type { ReadingModel } from '../domain/pointed/reading-model';
import {
  LAMP,
  LAMP_POINTED,
  OIL,
  type Options,
  USAGE,
  modelOf,
  pointing,
  world,
} from '../testing/pointing-world';

describe('pointFindings', () => {
  it('shows a light that only the model saw, in the words of the manual, to be checked', async () => {
    const { point, shown, byRules } = world({});
    expect(byRules).toEqual([]);
    expect(await point()).toBe('pointed');
    expect(shown()).toMatchObject([
      {
        name: 'lucecita del sapito',
        colours: ['amber'],
        isToCheck: true,
        meanings: [
          {
            severity: 'workshop',
            decidedBy: 'words',
            deciding: { phrase: 'Acuda a un taller.', quote: { page: 1 } },
          },
        ],
      },
    ]);
  });

  it('leaves out that a light is to be checked where rules found it, too', async () => {
    const at = { at: ['aceitera'], name: 'piloto de la aceitera', isMessage: false };
    const light = { ...at, colours: 'rojo', deciding: 'detenga el vehículo' };
    const { point, shown, byRules } = world({ texts: [OIL], model: pointing(light) });
    await point();
    expect([byRules.length, shown().length]).toEqual([1, 1]);
    expect(shown().filter((signal) => 'isToCheck' in signal)).toEqual([]);
  });

  it.each([
    ['a name', { ...LAMP_POINTED, name: 'testigo de la batería' }],
    ['a colour', { ...LAMP_POINTED, colours: 'verde' }],
    ['a phrase', { ...LAMP_POINTED, deciding: 'Puede seguir conduciendo' }],
  ])('leaves out %s that is not printed where the model points', async (_what, light) => {
    const { point, shown } = world({ model: pointing(light) });
    await point();
    expect(shown()).toEqual([]);
  });

  it('leaves out a light at a unit that it was not given', async () => {
    const { point, shown } = world({
      model: () => {
        const { at: _, ...light } = LAMP_POINTED;
        return Promise.resolve({ usages: [USAGE], lights: [{ ...light, units: [99] }] });
      },
    });
    await point();
    expect(shown()).toEqual([]);
  });

  it('pays once, and finds the same whenever the task comes again', async () => {
    const { point, shown, asked } = world({ texts: [LAMP, OIL] });
    await point();
    const first = shown();
    await point();
    expect(shown()).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Options]>([
    ['spending is stopped', { isStopped: true }],
    ['the pages of the day are used up', { granted: 0 }],
  ])('asks no model where %s: rules stay', async (_why, options) => {
    const { point, shown, byRules, asked } = world({ texts: [OIL, LAMP], ...options });
    expect(await point()).toBe('rules alone');
    expect(asked).toEqual([]);
    expect(shown()).toEqual(byRules);
  });

  it('keeps to the rules where the model is refused, and where it is out of reach', async () => {
    const refused = world({ model: () => Promise.resolve({ lights: null, usages: [USAGE] }) });
    expect(await refused.point()).toBe('rules alone');
    const away = world({ model: () => Promise.reject(new Error('429')) });
    expect(await away.point()).toBe('rules alone');
    expect(away.warned).toEqual(['a manual is shown by rules alone']);
  });

  it('counts what a model wrote before it was out of reach', async () => {
    const ofAll: ReadingModel = {
      point: (_kind, _reading, { answered }) => {
        answered({ ...USAGE, thoughts: 20 });
        return Promise.reject(new Error('429'));
      },
    };
    const { point, stored, usages } = world({ ofAll });
    expect(await point()).toBe('rules alone');
    expect(usages).toEqual([80]);
    expect(stored.get('pointed')?.found).toEqual([
      { isEnded: true, readings: [{ kind: 'lights', elements: [], tokens: 100 }] },
    ]);
  });

  const LONG = 'Texto del manual que no dice nada de testigos. '.repeat(80);
  const MANY = Array.from({ length: 60 }, () => LONG);

  it('asks for one reading a task, hands back the rest, and shows the rules meanwhile', async () => {
    const texts = [LAMP, ...MANY];
    const { once, shown, byRules, asked, queued } = world({ texts });
    expect(await once()).toBe('more');
    expect(asked).toHaveLength(1);
    expect(queued).toEqual(['model/1']);
    expect(shown()).toEqual(byRules);
    for (let turn = 2; (await once()) === 'more'; turn += 1)
      expect(queued.at(-1)).toBe(`model/${turn}`);
    expect(asked.length).toBeGreaterThan(3);
    expect(new Set(asked.map(({ pages }) => pages[0])).size).toBe(asked.length);
    expect(shown()).toMatchObject([{ name: 'lucecita del sapito' }]);
  });

  it('numbers a manual once for all of its readings', async () => {
    const { point, asked, opened } = world({ texts: [LAMP, ...MANY] });
    await point();
    expect(asked.length).toBeGreaterThan(3);
    expect(opened()).toBe(1);
  });

  it('keeps what it read before a quota ends it', async () => {
    const { point, shown, asked } = world({ texts: [LAMP, ...MANY], granted: 20 });
    expect(await point()).toBe('pointed');
    expect(asked.length).toBeGreaterThan(0);
    expect(shown()).toMatchObject([{ name: 'lucecita del sapito' }]);
  });

  it('leaves out a light at a unit of a reading that was not shown', async () => {
    const { point, shown } = world({
      texts: [LAMP, ...MANY],
      model: ({ units }) => {
        const { at: _, ...light } = LAMP_POINTED;
        const isFirst = units.some(({ number }) => number === 1);
        const lights = isFirst ? [] : [{ ...light, units: [1] }];
        return Promise.resolve({ usages: [USAGE], lights });
      },
    });
    await point();
    expect(shown()).toEqual([]);
  });

  it('leaves each of the other kinds some of the 30,000 tokens of a manual', async () => {
    const { point, asked } = world({
      texts: MANY,
      model: () => Promise.resolve({ lights: [], usages: [{ ...USAGE, candidates: 9_000 }] }),
    });
    await point();
    expect(asked).toHaveLength(2);
  });

  it('does nothing without a model, and nothing to a manual that is gone', async () => {
    const without = world({ model: null });
    expect(await without.point()).toBe('nothing');
    const gone = world({ isGone: true });
    expect(await gone.point()).toBe('nothing');
    expect(gone.asked).toEqual([]);
  });

  const ROWS = [
    'Presiones de los neumáticos: 15 pulgadas, delante 2,3 bar, detrás 2,1 bar.',
    'Engrase: el sapito, a los 10.000 km o 12 meses.',
  ];
  const numberOf = ({ units }: Reading, words: string): number[] =>
    units.filter(({ said }) => said.text.includes(words)).map(({ number }) => number);
  const ALL = modelOf({
    plan: (reading) => [
      {
        ...{ units: numberOf(reading, 'Engrase'), columns: null },
        words: {
          ...{ work: 'sapito', every: '10.000 km o 12 meses' },
          ...{ first: '', severe: '', condition: '' },
        },
      },
    ],
    facts: (reading) => [
      {
        ...{ units: numberOf(reading, 'Presiones'), kind: 'tyre-pressure', columns: null },
        words: { name: 'delante', value: '2,3 bar', condition: '15 pulgadas', version: '' },
      },
    ],
  });

  it('asks for each kind in turn, and counts each page once', async () => {
    const { point, kinds, pages } = world({ texts: ROWS, ofAll: ALL });
    await point();
    expect(kinds).toEqual(['lights', 'emergencies', 'plan', 'facts']);
    expect(pages()).toBe(ROWS.length);
  });

  it('shows values and intervals that only the model saw, to be checked', async () => {
    const { point, shownOf } = world({ texts: ROWS, ofAll: ALL });
    expect(await point()).toBe('pointed');
    expect(shownOf('facts')).toMatchObject([
      {
        ...{ kind: 'tyre-pressure', of: 'Delante', value: '2,3', unit: 'bar' },
        ...{ condition: '15 pulgadas', isToCheck: true },
      },
    ]);
    expect(shownOf('plan')).toMatchObject([
      { item: 'sapito', every: { km: 10_000, months: 12 }, isToCheck: true },
    ]);
  });

  it('asks for nothing where rules gave up one kind', async () => {
    const { point, stored, kinds } = world({ texts: ROWS, ofAll: ALL });
    stored.set('plan', { found: [], isGivenUp: true });
    expect(await point()).toBe('rules alone');
    expect(kinds).toEqual([]);
  });
});
