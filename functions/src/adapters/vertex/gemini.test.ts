import {
  askingToWait,
  fakeVertex,
  generated,
  loggedOf,
  refused,
  type FakeVertex,
  type VertexAnswer,
} from '../../testing/fake-vertex';
import { accessTokens } from './access-token';
import type { GeminiClient } from './gemini';
import { geminiByRest } from './gemini-by-rest';
import { geminiBySdk } from './gemini-by-sdk';
import { POINTED_SCHEMA } from './pointed';
import { VertexFailure } from './vertex-failure';

const clients: Record<string, GeminiClient> = {
  REST: geminiByRest(accessTokens()),
  'the SDK': geminiBySdk,
};
const page = (status: number): VertexAnswer => ({ status, text: '<html>Texto del proxy</html>' });

describe.each(Object.entries(clients))('a call of Gemini by %s', (_client, client) => {
  let vertex: FakeVertex;
  const generate = (timeoutMs = 60_000) =>
    client({
      model: 'gemini-test',
      place: { project: 'demo-guantera', location: 'eu', host: vertex.host },
      thinkingLevel: 'HIGH',
      schema: POINTED_SCHEMA,
    })({ instructions: 'Señala.', data: '¿Presión?' }, { timeoutMs, maxOutputTokens: 700 });
  const failure = async (answer: VertexAnswer): Promise<VertexFailure> => {
    vertex.answerWith(answer);
    const error: unknown = await generate().catch((thrown: unknown) => thrown);
    if (!(error instanceof VertexFailure)) throw new Error(`no VertexFailure: ${String(error)}`);
    return error;
  };

  beforeAll(async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await import('@google-cloud/vertexai');
  });
  beforeEach(async () => {
    vertex = await fakeVertex();
  });
  afterEach(() => vertex.close());

  it('sends how long to think, the limits of our own check with the schema, and no temperature', async () => {
    vertex.answerWith(generated('{}'));
    await generate();
    const [{ body } = { body: null }] = vertex.requests;
    const units = { type: 'ARRAY', items: { type: 'INTEGER', minimum: 1 }, maxItems: 60 };
    expect(body).toMatchObject({
      generationConfig: {
        thinkingConfig: { thinkingLevel: 'HIGH' },
        maxOutputTokens: 700,
        responseSchema: {
          properties: {
            claims: { type: 'ARRAY', maxItems: 20, items: { properties: { units } } },
            busqueda: { type: 'ARRAY', maxItems: 20 },
          },
        },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/temperature|topP|topK|thinkingBudget/i);
  });

  it('asks once: who asks again is another', async () => {
    expect(await failure(refused(503, 'UNAVAILABLE'))).toMatchObject({ kind: 'transient' });
    expect(vertex.requests).toHaveLength(1);
  });

  it.each([
    [refused(400, 'INVALID_ARGUMENT'), 'REFUSED', 400, 'permanent', null],
    [refused(404, 'NOT_FOUND'), 'MODEL_NOT_SERVED', 404, 'permanent', null],
    [askingToWait(429, 3), 'REFUSED', 429, 'transient', 3000],
    [askingToWait(503, 3), 'REFUSED', 503, 'transient', 3000],
  ] as const)('tells what Google refuses with %j', async (answer, code, status, kind, askedMs) => {
    expect(await failure(answer)).toMatchObject({ code, status, kind, askedMs });
  });

  it.each([403, 404, 429, 502])('survives a gateway that says %i with a page', async (status) => {
    const error = await failure(page(status));
    // The SDK reads the page as JSON and loses the status: it is as if nothing had answered.
    expect(['REFUSED', 'MODEL_NOT_SERVED', 'NO_ANSWER']).toContain(error.code);
    expect(loggedOf(error)).not.toContain('proxy');
  });
});
