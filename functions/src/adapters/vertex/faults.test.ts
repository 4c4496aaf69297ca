import {
  fakeVertex,
  generated,
  refused,
  type FakeVertex,
  type VertexAnswer,
} from '../../testing/fake-vertex';
import { geminiWorld, THREE_PASSAGES } from '../../testing/gemini-world';

/** What is found first. */
const OTHERS = Array.from(
  { length: 12 },
  (_, at) => `La guantera número ${at + 1} se abre con llave.`,
);
/** What we say ourselves: nothing of it is a fact about a car. */
const OWN = [
  /^(?:El asistente no ha podido responder ahora\. )?Esto es lo que dicen tus manuales, palabra por palabra:$/,
  /^No (?:lo )?encuentro en tus manuales/,
  /^No es seguro que sea justo lo que preguntas: compruébalo en p\. \d+\.$/,
];
const KNOWN = { query: '¿Qué presión llevan los neumáticos?', vehicleId: 1 };
const UNKNOWN = { query: '¿Cómo se regenera el filtro de partículas?', vehicleId: 1 };

/** For what is tried again until time is up: how often that is, is the machine's affair. */
const SHORT = { attemptMs: 250, overallMs: 600 };
/** For what is answered once, however busy the machine is. */
const LONG = { attemptMs: 60_000, overallMs: 120_000 };
const TRIED_AGAIN = [
  ...['429', '500', '503', 'silence', 'one that is too slow'],
  ...['a broken connection', 'a page of a proxy', 'a body that breaks off'],
];
const limitsOf = (fault: string) => (TRIED_AGAIN.includes(fault) ? SHORT : LONG);

const written = (change: object): VertexAnswer =>
  generated(
    JSON.stringify({
      ...{ claims: [], missing: '', isSafetyCritical: false, isDoubtful: false, found: true },
      ...change,
    }),
  );
const pointing = (units: unknown[], headline = ''): VertexAnswer =>
  written({ claims: [{ units, headline }] });

const many = <Item>(item: Item): Item[] => Array.from({ length: 10_000 }, () => item);
const LIE = 'Delante, 9,9 bar.';

const faults: [string, VertexAnswer][] = [
  ['429', refused(429, 'RESOURCE_EXHAUSTED')],
  ['500', refused(500, 'INTERNAL')],
  ['503', refused(503, 'UNAVAILABLE')],
  ['a right that was taken away', refused(403, 'PERMISSION_DENIED')],
  ['a retired model', refused(404, 'NOT_FOUND')],
  ['silence', 'silence'],
  ['a broken connection', 'hang up'],
  ['a slow model', { slowMs: 20, then: pointing([1]) }],
  ['one that is too slow', { slowMs: 400, then: pointing([1]) }],
  ['a page of a proxy', { status: 200, text: '<html>Hello</html>' }],
  ['a body that breaks off', { status: 200, text: '{"candidates": [{"cont' }],
  ['an empty body', { status: 200, json: {} }],
  ['words that are no JSON', generated(LIE)],
  ['JSON of another kind', generated(JSON.stringify({ answer: LIE }))],
  ['an answer that is cut off', generated('{"claims": [{"units": [', 'MAX_TOKENS')],
  ['a blocked question', { status: 200, json: { promptFeedback: { blockReason: 'OTHER' } } }],
  ['a blocked answer', generated('', 'SAFETY')],
  ['a number that was not supplied', pointing([4711], LIE)],
  ['numbers that are none', pointing([0, -1, 0.5], LIE)],
  ['no units', pointing([], LIE)],
  ['no claims', written({ claims: [] })],
  ['ten thousand units', pointing(many(1), LIE)],
  ['ten thousand claims', written({ claims: many({ units: [1], headline: LIE }) })],
  ['ten thousand phrases to search', written({ found: false, busqueda: many('neumáticos') })],
  ['a headline that lies', pointing([1], LIE)],
];

describe('whatever Gemini does', () => {
  let vertex: FakeVertex;
  const world = (limits = LONG, texts?: readonly string[]) =>
    geminiWorld(vertex, { limits }, texts);
  beforeEach(async () => {
    vertex = await fakeVertex();
  });
  afterEach(() => vertex.close());

  /** Each paragraph is the manual's to the letter, or one of our sentences. */
  const expectTrue = (response: string): void => {
    for (const paragraph of response.split('\n\n')) {
      const isOwn = OWN.some((sentence) => sentence.test(paragraph));
      if (!isOwn)
        expect([...THREE_PASSAGES, ...OTHERS].map((text) => `${text} [1]`)).toContain(paragraph);
    }
  };

  it.each(faults)('a question is answered with what the manual says: %s', async (fault, answer) => {
    vertex.answerWith(answer);
    const { response, confidence } = await world(limitsOf(fault)).ask('ana', KNOWN);
    expectTrue(response);
    expect(response).toMatch(/2,2 bar|^No (?:lo )?encuentro/);
    if (/^No (?:lo )?encuentro/.test(response)) expect(confidence).toBe('low');
    expect(vertex.requests.length).toBeLessThanOrEqual(4);
  });

  it.each(faults)(
    'a question that no manual answers gets nothing made up: %s',
    async (fault, answer) => {
      vertex.answerWith(answer);
      const outcome = await world(limitsOf(fault))
        .ask('ana', UNKNOWN)
        .catch((error: unknown) => error);
      if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'UNAVAILABLE' });
      else expectTrue((outcome as { response: string }).response);
      expect(JSON.stringify(outcome)).not.toContain('9,9');
    },
  );

  it.each(faults)('so does one that is searched a second time: %s', async (fault, answer) => {
    const searches = written({ found: false, busqueda: ['asientos traseros'] });
    vertex.answerWith(searches, answer);
    const outcome = await world(limitsOf(fault), [...OTHERS, ...THREE_PASSAGES])
      .ask('ana', { query: '¿Con qué se abre la guantera?', vehicleId: 1 })
      .catch((error: unknown) => error);
    if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'UNAVAILABLE' });
    else expectTrue((outcome as { response: string }).response);
    if (TRIED_AGAIN.includes(fault)) return;
    const shown = vertex.requests.map(({ body }) => JSON.stringify(body).includes('Los asientos'));
    expect(shown.slice(0, 2)).toEqual([false, true]);
  });

  it('what only a second search found is answered, and told to be checked', async () => {
    const searches = written({ found: false, busqueda: ['asientos traseros'] });
    vertex.answerWith(searches, pointing([1]));
    const query = '¿Con qué se abre la guantera?';
    const answer = await world(LONG, [...OTHERS, ...THREE_PASSAGES]).ask('ana', {
      query,
      vehicleId: 1,
    });
    expect(answer.response).toMatch(/^Los asientos traseros se abaten[^]*compruébalo en p\. 15\.$/);
    expect(answer.confidence).toBe('medium');
    expect(answer.sourceDocuments[0]?.metadata).toMatchObject({ pageReference: 'p. 15' });
  });
});
