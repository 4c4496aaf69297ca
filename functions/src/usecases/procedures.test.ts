import { extractiveModel } from '../adapters/local/extractive-model';
import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk, asRead } from '../testing/excerpts';
import { answerByPointing } from './answer-by-pointing';

const QUOTED = /^Esto es lo que dicen tus manuales, palabra por palabra:/;
const OTHERS = [
  'La presión de los neumáticos en frío es de 2,2 bar delante y 2,0 bar detrás.',
  'El maletero se abre con el mando a distancia o con el botón del portón.',
  'El aceite del motor es SAE 5W-30 y se cambia cada 15 000 km.',
];

type Procedure = { title: string; query: string; steps: string[] };
const JACK: Procedure = {
  title: 'Sustituir una rueda',
  query: '¿Cómo sustituyo una rueda pinchada?',
  steps: [
    'Pare en suelo firme y ponga la primera marcha.',
    'Afloje los tornillos sin quitarlos.',
    'Ponga el gato bajo la muesca. Si se hunde, coloque una tabla debajo.',
    'Suba la rueda hasta separarla 4 cm del suelo.',
  ],
};
const CABLES: Procedure = {
  title: 'Arrancar con cables',
  query: '¿Cómo arranco con cables de otro coche?',
  steps: [
    'Una el cable rojo al borne (+) de la batería agotada.',
    'Una el otro extremo al borne (+) de la batería cargada.',
    'Una el cable negro al borne (–) de la batería cargada.',
    'Una el otro extremo a un tornillo del motor, lejos de la batería agotada.',
  ],
};
const BRAKES: Procedure = {
  title: 'Purgar los frenos',
  query: '¿Cómo purgo los frenos?',
  steps: [
    'Llene el depósito con líquido DOT 4.',
    'Abra el purgador de la rueda más alejada 1/2 vuelta.',
    'Pise el pedal y ciérrelo antes de soltar.',
  ],
};

/** What a model points at of the units that hold the steps, in their order. */
type Change = (units: number[]) => number[];

const form = (steps: readonly string[], mark: (at: number) => string, from = 0): string =>
  steps.map((step, at) => `${mark(from + at)}${step}`).join('\n');
const numbered = (at: number): string => `${at + 1}. `;

/** What an owner is answered where a model points at all steps, changed as a model may. */
async function answered(
  { title, query, steps }: Procedure,
  {
    change = (units) => units,
    isSafetyCritical = true,
    headline = '',
    passages = [form(steps, numbered)],
  }: {
    change?: Change;
    isSafetyCritical?: boolean;
    headline?: string;
    passages?: string[];
  } = {},
) {
  const contents = [
    ...passages.map((text, at) => (at === 0 ? `${title}\n\n${text}` : text)),
    ...OTHERS,
  ];
  const chunks = asRead(
    contents.map((content, position) =>
      aChunk({ position, content, headings: position < passages.length ? [title] : [] }),
    ),
  );
  const { ask } = askingWorld({
    owners: { ana: { vehicles: [aVehicle()], manuals: [aReadManual()], chunks } },
    model: answerByPointing({
      point: (_question, excerpts) => {
        const units = excerpts
          .flatMap((excerpt) => excerpt.units)
          .filter(({ text }) => steps.some((step) => text.includes(step.slice(0, 30))))
          .flatMap(({ number }) => number ?? []);
        const claims = [{ units: change(units), headline }];
        const said = { missing: '', isDoubtful: false, isSafetyCritical };
        return Promise.resolve({ claims, ...said, found: true });
      },
    }),
    fallbackModel: extractiveModel,
  });
  return ask('ana', { query, vehicleId: 1 });
}

const places = (response: string, { steps }: Procedure): number[] =>
  steps.map((step) => response.replace(/\s+/g, ' ').indexOf(step));
const shownOf = (response: string, procedure: Procedure): number[] =>
  places(response, procedure).flatMap((place, at) => (place < 0 ? [] : [at]));
const isInOrder = (found: number[]): boolean =>
  found.every((place, at) => place >= 0 && place > (found[at - 1] ?? -1));

const changes: [string, Change][] = [
  ['all of them', (all) => all],
  ['all but one', (all) => all.filter((_, at) => at !== 1)],
  ['all but the first', (all) => all.slice(1)],
  ['all but the last', (all) => all.slice(0, -1)],
  ['the last alone', (all) => all.slice(-1)],
  ['another order', (all) => [...all.slice(2), ...all.slice(0, 2)]],
  ['the same twice', (all) => [...all, ...all]],
];

describe('a procedure that a model points at', () => {
  describe.each([JACK, CABLES, BRAKES])('$title', (procedure) => {
    it.each(changes)('is shown whole and in order where it points at %s', async (_, change) => {
      const { response, confidence } = await answered(procedure, { change });
      expect(response).not.toMatch(QUOTED);
      expect(isInOrder(places(response, procedure))).toBe(true);
      expect(response.split(procedure.steps[1] ?? '')).toHaveLength(2);
      expect(confidence).not.toBe('low');
    });

    it('has no headline of the model above it', async () => {
      const headline = procedure.steps.at(-1)?.split(' ').slice(0, 3).join(' ') ?? '';
      const { statements } = await answered(procedure, { headline: `${headline}.` });
      expect(JSON.stringify(statements)).not.toContain(`${headline}."`);
    });

    it('is quoted in its place where a step is pointed at that is not there', async () => {
      const { response } = await answered(procedure, { change: () => [4711] });
      expect(response).toMatch(QUOTED);
      expect(isInOrder(places(response, procedure))).toBe(true);
    });
  });

  it.each([
    ['the question shows', BRAKES],
    ['only the answer shows', JACK],
  ])('is shown whole where %s what it is, and the model does not say so', async (_, procedure) => {
    for (const [, change] of changes) {
      const { response } = await answered(procedure, { change, isSafetyCritical: false });
      expect(isInOrder(places(response, procedure))).toBe(true);
    }
  });

  it('is told below high confidence where one of the numbers was not given', async () => {
    const { confidence } = await answered(CABLES, { change: (all) => [...all, 4711] });
    expect(confidence).toBe('medium');
  });

  it('is shown whole or not at all where it goes on on the next page', async () => {
    const passages = [
      form(CABLES.steps.slice(0, 2), numbered),
      form(CABLES.steps.slice(2), numbered, 2),
    ];
    for (const change of [(all: number[]) => all, (all: number[]) => all.slice(0, 2)]) {
      const { response } = await answered(CABLES, { passages, change });
      expect(isInOrder(places(response, CABLES))).toBe(true);
    }
  });

  const SLOWLY = ' Hágalo despacio y mire que nadie ande cerca del vehículo.'.repeat(3);
  const long = { ...JACK, steps: JACK.steps.map((step) => step + SLOWLY) };

  it('is shown without a gap where it is a long list with bullets', async () => {
    const { response } = await answered(long, {
      passages: [form(long.steps, () => '• ')],
      change: (all) => all.slice(1),
    });
    expect(isInOrder(places(response, long))).toBe(true);
  });

  it('is quoted in one stretch where its steps are paragraphs', async () => {
    const { response } = await answered(long, {
      passages: [long.steps.join('\n\n')],
      change: (all) => all.filter((_, at) => at !== 1),
    });
    const shown = shownOf(response, long);
    expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at));
  });
});
