import { fakeVertex, generated, refused, type FakeVertex } from '../../testing/fake-vertex';
import { geminiWorld, THREE_PASSAGES } from '../../testing/gemini-world';
import { createCircuit } from '../circuit';

const PRESSURE = { query: '¿Qué presión llevan los neumáticos?', vehicleId: 1 };
const UNKNOWN = { query: '¿Cómo se regenera el filtro de partículas?', vehicleId: 1 };
const QUOTATION = `El asistente no ha podido responder ahora. Esto es lo que dicen tus manuales, palabra por palabra:\n\n${THREE_PASSAGES[0] ?? ''} [1]`;
const STARTS_QUOTED = /^Esto es lo que dicen tus manuales, palabra por palabra:/;

const pointing = (units: number[]) =>
  generated(
    JSON.stringify({
      claims: [{ units, headline: '' }],
      missing: '',
      isSafetyCritical: false,
      isDoubtful: false,
      found: true,
    }),
  );

const WITHIN = { attemptMs: 5000, overallMs: 10_000 };
/** What is down all the time is not waited for. */
const BRIEF = { attemptMs: 400, overallMs: 900 };

describe('a question while Gemini gives no answer', () => {
  let vertex: FakeVertex;
  const reported: unknown[] = [];
  let now = 0;
  const changes: unknown[] = [];
  const world = (limits = WITHIN) =>
    geminiWorld(vertex, {
      onBlocked: (fields) => void reported.push(fields),
      limits,
      circuit: createCircuit(
        'gemini',
        (service, openMs) => void changes.push([service, openMs]),
        () => now,
      ),
    });

  // One for each test: what a test gave up may still be on its way when the next one counts its requests.
  beforeEach(async () => {
    vertex = await fakeVertex();
    reported.splice(0);
    changes.splice(0);
  });
  afterEach(() => vertex.close());

  const outages = [
    ['it is down', refused(503, 'UNAVAILABLE')],
    ['its quota is used up', refused(429, 'RESOURCE_EXHAUSTED')],
    ['it says nothing', 'silence'],
    ['connections break', 'hang up'],
    ['its model is retired', refused(404, 'NOT_FOUND')],
    ['it refuses us', refused(403, 'PERMISSION_DENIED')],
    ['it breaks off', generated('{"claims": [{"units": [', 'MAX_TOKENS')],
    ['it writes no JSON', generated('Delante, 9,9 bar.')],
  ] as const;

  it.each(outages)('is answered by a quotation that says so: %s', async (_, answer) => {
    vertex.answerWith(answer);
    const { answer: ask, saved, warnings } = world(BRIEF);
    const { response, isFailed } = await ask('ana', PRESSURE);
    expect(response).toMatchObject({
      response: expect.stringContaining(QUOTATION) as string,
      id: 1,
    });
    expect(response.sourceDocuments[0]?.metadata).toMatchObject({ pageReference: 'p. 1' });
    expect(isFailed).toBe(true);
    expect(saved).toHaveLength(1);
    expect(warnings).toEqual(['question answered by a quotation']);
  });

  it.each(outages)('fails, to be asked again, where words find nothing: %s', async (_, answer) => {
    vertex.answerWith(answer);
    const { ask, saved } = world(BRIEF);
    await expect(ask('ana', UNKNOWN)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(saved).toEqual([]);
  });

  it.each([
    ['question', { status: 200, json: { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } } }],
    ['answer', generated('', 'SAFETY')],
  ] as const)('counts, and is quoted once, when its filters block the %s', async (_, answer) => {
    vertex.answerWith(answer);
    const { response, isFailed } = await world().answer('ana', PRESSURE);
    expect(response).toMatchObject({ response: expect.stringMatching(STARTS_QUOTED) as string });
    expect(isFailed).toBe(false);
    expect(reported).toHaveLength(1);
    expect(vertex.requests).toHaveLength(1);
  });

  it('is asked once more, and then quoted, when nothing that it points at is there', async () => {
    vertex.answerWith(pointing([999]));
    const { response, isFailed } = await world().answer('ana', PRESSURE);
    expect(response).toMatchObject({ response: expect.stringMatching(STARTS_QUOTED) as string });
    expect(isFailed).toBe(false);
    expect(vertex.requests).toHaveLength(2);
    expect((await world().ask('ana', UNKNOWN)).response).toMatch(/^No (?:lo )?encuentro/);
  });

  it('is not found when its filters block it and words find nothing', async () => {
    vertex.answerWith(generated('', 'SAFETY'));
    const { response, sourceDocuments } = await world().ask('ana', UNKNOWN);
    expect(response).toMatch(/^No (?:lo )?encuentro en tus manuales/);
    expect(sourceDocuments).toEqual([]);
  });

  const down = outages.slice(0, 4);

  it.each(down)('is quoted at once after the first one of an outage: %s', async (_, answer) => {
    vertex.answerWith(answer);
    const { answer: ask, saved } = world({ attemptMs: 2000, overallMs: 2000 });
    await ask('ana', PRESSURE);
    const asked = vertex.requests.length;
    for (let count = 0; count < 3; count++) {
      const { response, isFailed } = await ask('ana', PRESSURE);
      expect([response.response, isFailed]).toEqual([expect.stringContaining(QUOTATION), true]);
    }
    expect(vertex.requests).toHaveLength(asked);
    now += 20_000;
    vertex.answerWith(pointing([1]));
    const { response, isFailed } = await ask('ana', PRESSURE);
    expect(response.response).toMatch(
      /^La presión de los neumáticos en frío es de 2,2 bar delante/,
    );
    expect(isFailed).toBe(false);
    expect(saved).toHaveLength(5);
    expect(changes).toEqual([
      ['gemini', 20_000],
      ['gemini', null],
    ]);
  });

  it('is answered by Gemini alone as soon as it answers', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'), pointing([1]));
    const { response, isFailed } = await world().answer('ana', PRESSURE);
    expect(response.response).toMatch(
      /^La presión de los neumáticos en frío es de 2,2 bar delante/,
    );
    expect(isFailed).toBe(false);
  });
});
