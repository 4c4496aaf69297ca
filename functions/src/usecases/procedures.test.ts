import { extractiveModel } from '../adapters/local/extractive-model';
import { NOT_FOUND } from '../domain/answering/compose-answer';
import type { DraftAnswer } from '../domain/ports';
import { askingWorld } from '../testing/asking-world';
import { aReadManual, aVehicle } from '../testing/builders';
import { aChunk } from '../testing/excerpts';

const QUOTED = /^El asistente no ha podido responder ahora\./;
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

type Statement = DraftAnswer['statements'][number];
type Change = (statements: Statement[]) => Statement[];
const misquoted =
  (at: number, quoted: (quote: string) => string): Change =>
  (statements) =>
    statements.map((statement, number) => ({
      ...statement,
      citations: statement.citations.map(({ excerpt, quote }) => ({
        excerpt,
        quote: number === at ? quoted(quote) : quote,
      })),
    }));
const said =
  (at: number, text: string): Change =>
  (statements) =>
    statements.map((one, number) => (number === at ? { ...one, text } : one));

const form = (steps: readonly string[], mark: (at: number) => string, from = 0): string =>
  steps.map((step, at) => `${mark(from + at)}${step}`).join('\n');
const numbered = (at: number): string => `${at + 1}. `;

/** What an owner is answered where a model drafts all steps, changed as a model may. */
async function answered(
  { title, query, steps }: Procedure,
  {
    change = (statements) => statements,
    isSafetyCritical = true,
    passages = [form(steps, numbered)],
  }: { change?: Change; isSafetyCritical?: boolean; passages?: string[] } = {},
) {
  const contents = [
    ...passages.map((text, at) => (at === 0 ? `${title}\n\n${text}` : text)),
    ...OTHERS,
  ];
  const chunks = contents.map((content, position) =>
    aChunk({ position, content, headings: position < passages.length ? [title] : [] }),
  );
  const { ask } = askingWorld({
    owners: { ana: { vehicles: [aVehicle()], manuals: [aReadManual()], chunks } },
    model: {
      answer: (_question, excerpts) => {
        const statements = steps.map((step) => {
          const at = excerpts.findIndex(({ chunk }) => chunk.content.includes(step));
          return { text: `«${step}»`, citations: [{ excerpt: at + 1, quote: step }] };
        });
        const isDoubtful = false;
        return Promise.resolve({
          found: true,
          isDoubtful,
          isSafetyCritical,
          statements: change(statements),
        });
      },
    },
    standIn: extractiveModel,
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
  ['a dash of a quotation', misquoted(2, (quote) => quote.replace(/[–.]/, '-'))],
  ['a capital of a quotation', misquoted(1, (quote) => quote.toLowerCase())],
  ['dots after a quotation', misquoted(0, (quote) => `${quote}..`)],
  [
    'a comma of every quotation but one',
    (all) => misquoted(0, (quote) => `${quote},`)(misquoted(2, (quote) => `${quote},`)(all)),
  ],
  ['a figure', said(1, 'Gírelo 7 veces.')],
  ['an address', said(1, 'Mira www.taller.example')],
  [
    'the excerpt of a quotation',
    (all) =>
      all.map((one, at) =>
        at === 1 ? { ...one, citations: [{ excerpt: 40, quote: one.text }] } : one,
      ),
  ],
  [
    'one of two citations',
    (all) =>
      all.map((one, at) =>
        at === 1
          ? { ...one, citations: [...one.citations, { excerpt: 1, quote: 'no lo dice' }] }
          : one,
      ),
  ],
  ['every quotation', (all) => all.map((one) => ({ ...one, citations: [] }))],
  ['a step, left out', (all) => all.filter((_, at) => at !== 1)],
  ['the first step, left out', (all) => all.slice(1)],
  ['the last step, left out', (all) => all.slice(0, -1)],
  ['half a step, left out', misquoted(2, (quote) => quote.slice(0, quote.indexOf(' ', 24)))],
  ['the order', (all) => [...all.slice(2), ...all.slice(0, 2)]],
];

describe('a procedure that a model has drafted', () => {
  describe.each([JACK, CABLES, BRAKES])('$title', (procedure) => {
    it('is shown as it was written where all of it stands', async () => {
      const { response, confidence } = await answered(procedure);
      expect(response).toMatch(/^«/);
      expect(isInOrder(places(response, procedure))).toBe(true);
      expect(confidence).not.toBe('low');
    });

    it.each(changes)('is quoted whole where the model changed %s', async (_, change) => {
      const { response } = await answered(procedure, { change });
      expect(response).toMatch(QUOTED);
      expect(isInOrder(places(response, procedure))).toBe(true);
    });
  });

  it.each([
    ['the question shows', BRAKES],
    ['only the answer shows', JACK],
  ])('is quoted whole where %s what it is, and the model does not say so', async (_, procedure) => {
    for (const [, change] of changes) {
      const { response } = await answered(procedure, { change, isSafetyCritical: false });
      expect(response).toMatch(QUOTED);
      expect(isInOrder(places(response, procedure))).toBe(true);
    }
  });

  it('is quoted whole where the step that the model left out is the one that shows it', async () => {
    const change: Change = (all) => all.filter((_, at) => at !== 2);
    const { response } = await answered(JACK, { change, isSafetyCritical: false });
    expect(isInOrder(places(response, JACK))).toBe(true);
  });

  it('says that something was left out where nothing shows that a mistake hurts people', async () => {
    const [, change] = changes[0] ?? [];
    const given = { ...(change && { change }), isSafetyCritical: false };
    const { response, confidence } = await answered(CABLES, given);
    expect(response).toContain('Se ha dejado fuera lo que no se ha podido comprobar');
    expect(confidence).toBe('medium');
  });

  it('is quoted whole or not at all where it goes on on the next page', async () => {
    const passages = [
      form(CABLES.steps.slice(0, 2), numbered),
      form(CABLES.steps.slice(2), numbered, 2),
    ];
    const full = await answered(CABLES, { passages });
    expect(full.response).toMatch(/^«/);
    const cut = await answered(CABLES, { passages, change: (all) => all.slice(0, 2) });
    expect(cut.response).not.toMatch(/^«/);
    expect([0, CABLES.steps.length]).toContain(shownOf(cut.response, CABLES).length);
  });

  const SLOWLY = ' Hágalo despacio y mire que nadie ande cerca del vehículo.'.repeat(3);
  const long = { ...JACK, steps: JACK.steps.map((step) => step + SLOWLY) };

  it('is not found rather than quoted with a gap, as a long list with bullets would be', async () => {
    const answer = await answered(long, {
      passages: [form(long.steps, () => '• ')],
      change: (all) => all.slice(1),
    });
    expect(answer.response.startsWith(NOT_FOUND)).toBe(true);
    expect(answer).toMatchObject({ sourceDocuments: [], confidence: 'low' });
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
