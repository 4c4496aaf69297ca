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
    expect(embedder.model).toBe('local-hash-768-v1');
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
    expect((await model.answer('¿Presión?', [], new Map())).found).toBe(false);
  });

  it('are down where the account has no access', async () => {
    const { check } = await modelsWith({ GOOGLE_APPLICATION_CREDENTIALS: '/nowhere.json' });
    await expect(check()).rejects.toThrow('NOT_AUTHENTICATED');
  });
});
