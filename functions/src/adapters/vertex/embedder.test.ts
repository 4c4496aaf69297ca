import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import { createCircuit } from '../circuit';
import {
  askingToWait,
  fakeVertex,
  loggedOf,
  predicted,
  refused,
  refusedBecause,
  type FakeVertex,
  type VertexRequest,
} from '../../testing/fake-vertex';
import { accessTokens } from './access-token';
import { vertexEmbedder } from './embedder';

const WITHIN = { attemptMs: 5000, overallMs: 10_000 };

const bodySchema = z.object({
  instances: z.array(z.object({ content: z.string(), task_type: z.string() })),
  parameters: z.object({ autoTruncate: z.boolean(), outputDimensionality: z.number() }),
});
const textsOf = ({ body }: VertexRequest) =>
  bodySchema.parse(body).instances.map(({ content }) => content);

/** A direction that tells the text: its number, or its length, in the first two dimensions. */
const vectorOf = (text: string, dimensions = 768): number[] => {
  const vector = new Array<number>(dimensions).fill(0);
  vector[0] = 3;
  vector[1] = Number.parseInt(text, 10) || 4;
  return vector;
};
const telling = (vector: number[] = []) => Math.round((3 * (vector[1] ?? 0)) / (vector[0] ?? 1));

describe('vertexEmbedder, at the wire', () => {
  let vertex: FakeVertex;
  const embedder = (limits = WITHIN, model = 'text-multilingual-embedding-002') =>
    vertexEmbedder({
      place: { project: 'demo-guantera', location: 'europe-west1', host: vertex.host },
      model,
      accessToken: accessTokens(),
      limits: { document: limits, query: limits },
    });
  const failure = async (limits = WITHIN): Promise<{ code: string; log: string }> => {
    const error: unknown = await embedder(limits)
      .embed(['1', '2'], 'document')
      .then(
        () => null,
        (thrown: unknown) => thrown,
      );
    if (!(error instanceof AppError)) throw new Error(`no AppError: ${String(error)}`);
    return { code: error.code, log: loggedOf(error) };
  };
  const embedAll = (request: VertexRequest) =>
    predicted(textsOf(request).map((text) => vectorOf(text)));

  // One for each test: what a test gave up may still be on its way when the next one counts its requests.
  beforeEach(async () => {
    vertex = await fakeVertex();
  });
  afterEach(() => vertex.close());

  it('names itself with its dimensions, so that vectors never mix', () => {
    expect(embedder().model).toBe('text-multilingual-embedding-002/768');
  });

  it.each([
    ['document', 'RETRIEVAL_DOCUMENT'],
    ['query', 'RETRIEVAL_QUERY'],
  ] as const)('says that a text is a %s', async (purpose, taskType) => {
    vertex.answerBy(embedAll);
    await embedder().embed(['¿Qué aceite?'], purpose);
    expect(vertex.requests).toEqual([
      {
        path: '/v1/projects/demo-guantera/locations/europe-west1/publishers/google/models/text-multilingual-embedding-002:predict',
        authorization: 'Bearer fake-token',
        agent: 'node',
        body: {
          instances: [{ content: '¿Qué aceite?', task_type: taskType }],
          parameters: { autoTruncate: true, outputDimensionality: 768 },
        },
      },
    ]);
  });

  it('gives vectors of length 1, however long they came', async () => {
    vertex.answerBy(embedAll);
    const [vector = []] = await embedder().embed(['4'], 'document');
    expect(vector.slice(0, 3)).toEqual([0.6, 0.8, 0]);
  });

  it('packs many texts into few requests, and keeps their order', async () => {
    const texts = Array.from({ length: 600 }, (_, at) => `${at + 1} ${'aceite '.repeat(40)}`);
    vertex.answerBy(embedAll);
    const vectors = await embedder().embed(texts, 'document');
    expect(vectors.map(telling)).toEqual(texts.map((_, at) => at + 1));
    expect(vertex.requests.length).toBeLessThan(6);
    expect(vertex.requests.every((request) => textsOf(request).length <= 250)).toBe(true);
  });

  it.each([
    ['250 short texts', 250, 'aceite', [250]],
    ['251 short texts', 251, 'aceite', [1, 250]],
    // 500 characters are counted as 200 tokens.
    ['20,000 tokens', 100, 'a'.repeat(500), [100]],
    ['some tokens more', 101, 'a'.repeat(500), [1, 100]],
  ])('packs %s into requests within the limits', async (_, count, text, sizes) => {
    vertex.answerBy(embedAll);
    await embedder().embed(new Array<string>(count).fill(text), 'document');
    const sent = vertex.requests.map((request) => textsOf(request).length);
    expect(sent.toSorted((a, b) => a - b)).toEqual(sizes);
  });

  it('does not wait for a server that says nothing', async () => {
    vertex.answerWith('silence');
    expect(await failure({ attemptMs: 150, overallMs: 400 })).toMatchObject({
      code: 'UNAVAILABLE',
    });
  });

  it.each(['body', 'header'] as const)(
    'waits for as long as Vertex asks in the %s',
    async (where) => {
      vertex.answerWith(askingToWait(429, 1, where), predicted([vectorOf('1')]));
      const begin = performance.now();
      expect((await embedder().embed(['1'], 'query')).map(telling)).toEqual([1]);
      expect(performance.now() - begin).toBeGreaterThanOrEqual(990);
    },
  );

  it('gives up at once when Vertex asks for too long', async () => {
    vertex.answerWith(askingToWait(503, 3600, 'header'));
    expect((await failure()).log).toContain('REFUSED: 503');
    expect(vertex.requests).toHaveLength(1);
  });

  it('leaves Vertex alone in an outage where a question waits, but not where a manual does', async () => {
    let now = 0;
    const embeds = vertexEmbedder({
      place: { project: 'demo-guantera', location: 'europe-west1', host: vertex.host },
      model: 'text-multilingual-embedding-002',
      accessToken: accessTokens(),
      limits: { document: WITHIN, query: WITHIN },
      circuit: createCircuit(
        'embeddings',
        () => undefined,
        () => now,
      ),
    });
    const asked = async (purpose: 'query' | 'document') => {
      const before = vertex.requests.length;
      await expect(embeds.embed(['1'], purpose)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
      return vertex.requests.length - before;
    };
    vertex.answerWith(askingToWait(503, 15));
    expect([await asked('query'), await asked('query'), await asked('document')]).toEqual([
      1, 0, 1,
    ]);
    now += 20_000;
    vertex.answerBy(embedAll);
    expect((await embeds.embed(['1'], 'query')).map(telling)).toEqual([1]);
  });

  it('writes nothing of a body that is no JSON into the log', async () => {
    vertex.answerWith({ status: 200, text: 'Texto privado del manual' });
    expect((await failure({ attemptMs: 300, overallMs: 500 })).log).not.toContain('privado');
  });

  it.each([
    [400, 'INVALID_ARGUMENT'],
    [403, 'PERMISSION_DENIED'],
  ])('does not repeat what is refused with %s', async (status, code) => {
    vertex.answerWith(refused(status, code));
    expect((await failure()).log).toContain(`REFUSED: ${status}`);
    expect(vertex.requests).toHaveLength(1);
  });

  it.each(['SERVICE_DISABLED', 'BILLING_DISABLED', 'IAM_PERMISSION_DENIED'])(
    'tells by which reason 403 was said: %s',
    async (reason) => {
      vertex.answerWith(refusedBecause(403, 'PERMISSION_DENIED', reason));
      expect((await failure()).log).toContain(`REFUSED: 403 ${reason} for model`);
    },
  );

  it('keeps a reason that is no constant of Google out of the log', async () => {
    vertex.answerWith(refusedBecause(403, 'PERMISSION_DENIED', 'Texto privado del manual'));
    expect((await failure()).log).not.toContain('privado');
  });

  it('sends one text at a time to a model that takes no more', async () => {
    vertex.answerBy(embedAll);
    const vectors = await embedder(WITHIN, 'gemini-embedding-001').embed(
      ['1', '2', '3'],
      'document',
    );
    expect(vectors.map(telling)).toEqual([1, 2, 3]);
    expect(vertex.requests.map(textsOf)).toEqual([['1'], ['2'], ['3']]);
  });

  it.each([
    ['more tokens than it seemed', 'the input token count is 26204 but at most 20000'],
    ['more texts than the region takes', '2 instance(s) is allowed per prediction. Actual: 5'],
    ['more texts than the model takes', 'Unable to submit request: it included too many instances'],
  ])('halves a request that holds %s', async (_, message) => {
    vertex.answerBy((request) =>
      textsOf(request).length > 2 ? refused(400, 'INVALID_ARGUMENT', message) : embedAll(request),
    );
    const vectors = await embedder().embed(['1', '2', '3', '4', '5'], 'document');
    expect(vectors.map(telling)).toEqual([1, 2, 3, 4, 5]);
    expect(vertex.requests.map((request) => textsOf(request).length)).toEqual([5, 2, 3, 1, 2]);
  });

  it.each([
    ['over the quota', refused(429, 'RESOURCE_EXHAUSTED')],
    ['ill', refused(500, 'INTERNAL')],
    ['down', refused(503, 'UNAVAILABLE')],
    ['too late', refused(504, 'DEADLINE_EXCEEDED')],
    ['answering what is no JSON', { status: 200, text: '<html>Hello</html>' }],
    ['answering with other JSON', { status: 200, json: { vectors: [] } }],
    ['answering with nothing', { status: 200, json: {} }],
    ['behind a gateway that fails', { status: 502, text: '<html>Bad Gateway</html>' }],
    ['cut off', 'hang up'],
    ['cut off within the body', { status: 200, text: '{"predictions": [{"embed' }],
    ['short of a vector', predicted([vectorOf('1')])],
  ] as const)('embeds all the same after Vertex was once %s', async (_, first) => {
    vertex.answerWith(first, predicted([vectorOf('1'), vectorOf('2')]));
    const vectors = await embedder().embed(['1', '2'], 'document');
    expect(vectors.map(telling)).toEqual([1, 2]);
    expect(vertex.requests).toHaveLength(2);
  });

  it.each([
    ['of other dimensions', predicted([vectorOf('1'), vectorOf('2', 3072)]), 'a vector of 3072'],
    ['without direction', predicted([vectorOf('1'), new Array<number>(768).fill(0)]), 'length 0'],
  ])('refuses a vector %s, and does not ask again', async (_, answer, reason) => {
    vertex.answerWith(answer);
    const { code, log } = await failure();
    expect(code).toBe('UNAVAILABLE');
    expect(log).toContain(reason);
    expect(vertex.requests).toHaveLength(1);
  });

  it('tries until the deadline, and no longer', async () => {
    vertex.answerWith(refused(503, 'UNAVAILABLE'));
    const { code, log } = await failure({ attemptMs: 3000, overallMs: 3000 });
    expect(code).toBe('UNAVAILABLE');
    // The last attempt is refused, or ended by the deadline.
    expect(log).toMatch(/REFUSED: 503|NO_ANSWER/);
    expect(vertex.requests.length).toBeGreaterThanOrEqual(2);
  });

  it('says plainly that a model is retired, and does not ask it again', async () => {
    vertex.answerWith(refused(404, 'NOT_FOUND'));
    expect((await failure()).log).toContain(
      'MODEL_NOT_SERVED: 404 for model text-multilingual-embedding-002 at europe-west1',
    );
    expect(vertex.requests).toHaveLength(1);
  });

  it('fails without access, and asks nothing', async () => {
    vertex.answerBy(embedAll);
    const broken = vertexEmbedder({
      place: { project: 'demo-guantera', location: 'europe-west1', host: vertex.host },
      model: 'text-multilingual-embedding-002',
      accessToken: () => Promise.reject(new Error('no credentials')),
    });
    await expect(broken.embed(['1'], 'query')).rejects.toThrow('no credentials');
    expect(vertex.requests).toEqual([]);
  });
});
