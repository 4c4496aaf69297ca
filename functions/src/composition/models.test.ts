import { anExcerpt } from '../testing/excerpts';
import { askingToWait, fakeVertex } from '../testing/fake-vertex';
import type { Models } from './models';

/** The models of an instance that starts with this environment. */
async function modelsWith(environment: Record<string, string>): Promise<Models> {
  jest.resetModules();
  jest.replaceProperty(process, 'env', {
    ...process.env,
    FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-guantera', storageBucket: 'bucket' }),
    ...environment,
  });
  return (await import('./models')).models();
}

describe('models', () => {
  afterEach(() => jest.restoreAllMocks());

  it('are those of Vertex AI where nothing is said, and their vectors count', async () => {
    const { embedder, vectorWeight, standIn } = await modelsWith({ AI_PROVIDER: '' });
    expect(embedder.model).toBe('text-multilingual-embedding-002/768');
    expect(vectorWeight).toBe(0.5);
    expect(standIn).not.toBeNull();
  });

  it('are the embedded ones where that is asked, and their vectors hardly count', async () => {
    const { embedder, vectorWeight, check } = await modelsWith({ AI_PROVIDER: 'local' });
    expect(embedder.model).toBe('local-hash-768-v2');
    expect(vectorWeight).toBeLessThanOrEqual(0.1);
    await check();
  });

  it('take the configured embedding model, whose vectors have a name of their own', async () => {
    const { embedder } = await modelsWith({ EMBEDDING_MODEL: 'gemini-embedding-001' });
    expect(embedder.model).toBe('gemini-embedding-001/768');
  });

  it('cost nothing for questions where spending is stopped, and still embed what was accepted', async () => {
    const { embedder, vectorWeight, model } = await modelsWith({ AI_SPENDING: 'off' });
    expect(await embedder.embed(['¿Presión?'], 'query')).toEqual([]);
    expect(embedder.model).toBe('text-multilingual-embedding-002/768');
    expect(vectorWeight).toBe(0);
    expect(
      (await model.answer('¿Presión?', [], { readAs: '¿Presión?', weights: new Map() })).found,
    ).toBe(false);
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
      await expect(
        model.answer('¿Presión?', excerpts, { readAs: '¿Presión?', weights: new Map() }),
      ).rejects.toThrow();
    }
    const paths = vertex.requests.map(({ path }) => path.split(':').at(-1));
    await vertex.close();
    expect(paths).toEqual(['predict', 'generateContent']);
    expect(warn.mock.calls).toEqual([
      ['service left alone', { service: 'embeddings', code: 'CIRCUIT_OPEN', milliseconds: 60_000 }],
      ['service left alone', { service: 'gemini', code: 'CIRCUIT_OPEN', milliseconds: 60_000 }],
    ]);
  }, 30_000);

  it('are down where the account has no access', async () => {
    const { check } = await modelsWith({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' });
    await expect(check()).rejects.toThrow('NOT_AUTHENTICATED');
  });
});
