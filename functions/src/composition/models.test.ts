import { aQuestion } from '../testing/questions';
import { anExcerpt } from '../testing/excerpts';
import {
  askingToWait,
  fakeVertex,
  generated,
  predicted,
  refused,
  type VertexAnswer,
} from '../testing/fake-vertex';
import type { Models } from './models';

const NOTHING_FOUND = {
  ...{ claims: [], missing: '', found: false },
  ...{ isSafetyCritical: false, isDoubtful: false },
};

/** An instance that starts with this environment. */
async function startedWith(environment: Record<string, string>) {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-guantera', storageBucket: 'bucket' }),
    ...environment,
  });
  return await import('./models');
}

const modelsWith = async (environment: Record<string, string>): Promise<Models> =>
  (await startedWith(environment)).models();

describe('models', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are those of Vertex AI where nothing is said, and their vectors count', async () => {
    const { embedder, retrieval, fallbackModel } = await modelsWith({ AI_PROVIDER: '' });
    expect(embedder.model).toBe('text-multilingual-embedding-002/768');
    expect(retrieval.fusion).toEqual({ by: 'rank' });
    expect(fallbackModel).not.toBeNull();
  });

  it('are the embedded ones where that is asked, and their vectors hardly count', async () => {
    const { embedder, retrieval, check } = await modelsWith({ AI_PROVIDER: 'local' });
    expect(embedder.model).toBe('local-hash-768-v3');
    expect(retrieval.fusion).toEqual({ by: 'share', ofVectors: 0.05 });
    await check();
  });

  it('take the configured embedding model, whose vectors have a name of their own', async () => {
    const { embedder } = await modelsWith({ EMBEDDING_MODEL: 'gemini-embedding-001' });
    expect(embedder.model).toBe('gemini-embedding-001/768');
  });

  it('have others in their place while spending is stopped, which cost nothing', async () => {
    const { unpaid } = await modelsWith({ AI_PROVIDER: '' });
    const { embedder, retrieval, model, fallbackModel } = unpaid;
    expect(fallbackModel).toBeNull();
    expect(await embedder.embed(['¿Presión?'], 'query')).toEqual([]);
    expect(embedder.model).toBe('text-multilingual-embedding-002/768');
    expect(retrieval.fusion).toEqual({ by: 'share', ofVectors: 0 });
    expect((await model.answer(aQuestion('¿Presión?'), [])).found).toBe(false);
  });

  it.each([
    ['vertex', '', true],
    ['vertex', 'on', true],
    ['vertex', 'off', false],
    ['local', 'on', false],
  ])('have one that reads manuals: %s, switched "%s": %s', async (provider, switched, isThere) => {
    const { readingModel } = await startedWith({
      AI_PROVIDER: provider,
      POINT_WHILE_READING: switched,
    });
    expect(readingModel() !== null).toBe(isThere);
  });

  it.each([
    ['', true],
    ['sdk', true],
    ['rest', false],
  ])('ask Gemini by the client that is configured: "%s"', async (client, isSdk) => {
    const vertex = await fakeVertex();
    const { model } = await modelsWith({
      VERTEX_EMULATOR_HOST: vertex.host,
      GEMINI_CLIENT: client,
      THINKING_LEVEL: 'MEDIUM',
    });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    vertex.answerWith(generated(JSON.stringify(NOTHING_FOUND)));
    const { log } = await import('../logger');
    const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
    const excerpts = [anExcerpt({ content: 'La presión en frío es de 2,2 bar delante.' })];
    expect(await model.answer(aQuestion('¿Presión?'), excerpts)).toMatchObject({ found: false });
    const [asked] = vertex.requests;
    await vertex.close();
    expect(asked?.agent?.startsWith('model-builder/')).toBe(isSdk);
    expect(asked?.body).toMatchObject({
      generationConfig: { thinkingConfig: { thinkingLevel: 'MEDIUM' } },
    });
    // Ids and counts, and nothing of the question.
    expect(info.mock.calls).toEqual([
      [
        'question answered by a model',
        {
          ...{ model: 'gemini-test', answers: 1 },
          ...{ prompt: 900, candidates: 80, thoughts: 0, cached: 0 },
        },
      ],
    ]);
  });

  it('are left alone, each by itself, when they are down, and the log says so', async () => {
    const vertex = await fakeVertex();
    const { embedder, model } = await modelsWith({ VERTEX_EMULATOR_HOST: vertex.host });
    const { log } = await import('../logger');
    const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    vertex.answerWith(askingToWait(429, 60));
    const excerpts = [anExcerpt({ content: 'La presión en frío es de 2,2 bar delante.' })];
    for (let count = 0; count < 3; count++) {
      await expect(embedder.embed(['¿Presión?'], 'query')).rejects.toThrow();
      await expect(model.answer(aQuestion('¿Presión?'), excerpts)).rejects.toThrow();
    }
    const paths = vertex.requests.map(({ path }) => path.split(':').at(-1));
    await vertex.close();
    expect(paths).toEqual(['predict', 'generateContent']);
    expect(warn.mock.calls).toEqual([
      ['circuit opened', { service: 'embeddings', code: 'CIRCUIT_OPEN', milliseconds: 60_000 }],
      ['circuit opened', { service: 'gemini', code: 'CIRCUIT_OPEN', milliseconds: 60_000 }],
    ]);
  });

  it('are down where the account has no access', async () => {
    const { check } = await modelsWith({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' });
    await expect(check()).rejects.toMatchObject({
      state: 'down',
      cause: { code: 'NOT_AUTHENTICATED' },
    });
  });

  const healthy = generated('{}', 'MAX_TOKENS');
  const embedded = predicted([new Array<number>(768).fill(1)]);
  const states: [string, VertexAnswer, VertexAnswer, string][] = [
    ['retired', refused(404, 'NOT_FOUND'), embedded, 'retired'],
    ['retired for vectors', healthy, refused(404, 'NOT_FOUND'), 'retired'],
    ['over the quota', refused(429, 'RESOURCE_EXHAUSTED'), embedded, 'overQuota'],
    ['over the quota for vectors', healthy, askingToWait(429, 60), 'overQuota'],
    ['slow', { slowMs: 4000, then: healthy }, embedded, 'slow'],
    ['refused', refused(403, 'PERMISSION_DENIED'), embedded, 'down'],
    ['ill', refused(500, 'INTERNAL'), embedded, 'down'],
    ['retired and over the quota', refused(404, 'NOT_FOUND'), askingToWait(429, 60), 'retired'],
  ];
  it.each(states)('tell when they are %s', async (_, answer, vector, state) => {
    const vertex = await fakeVertex();
    const { check } = await modelsWith({ VERTEX_EMULATOR_HOST: vertex.host });
    vertex.answerBy(({ path }) => (path.endsWith(':predict') ? vector : answer));
    await expect(check()).rejects.toMatchObject({ state });
    vertex.answerBy(({ path }) => (path.endsWith(':predict') ? embedded : healthy));
    await check();
    const asked = vertex.requests.length;
    await check();
    // Good news are kept: whoever looks often costs nothing.
    expect([asked, vertex.requests.length]).toEqual([2, 2]);
    await vertex.close();
  });
});
