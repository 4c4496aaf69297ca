import { join } from 'node:path';
import { startFirestore } from '../../../local/firestore/server';
import { fakeUploadSessions, healthyStorage } from '../testing/fake-upload-sessions';
import { accountFile, fakeTasks } from '../testing/fake-tasks';
import { fakeIdentity } from '../testing/fake-identity';
import { fakeVertex, generated, predicted } from '../testing/fake-vertex';

const ORIGIN = 'https://demo.web.app';
const COVER = join('local', 'demo', 'manual-faro-brisa.pdf');

describe('the check of the cloud, composed as the server is', () => {
  it('asks each service once, of the project and models that are configured', async () => {
    const vertex = await fakeVertex();
    const firestore = await startFirestore({ port: 0, indexesFile: 'firestore.indexes.json' });
    const storage = await fakeUploadSessions(healthyStorage());
    const identity = await fakeIdentity('demo-guantera');
    const tasks = await fakeTasks();
    jest.resetModules();
    jest.replaceProperty(process, 'env', {
      ...process.env,
      FIREBASE_CONFIG: JSON.stringify({ projectId: 'demo-guantera', storageBucket: 'bucket' }),
      ...{ AI_PROVIDER: 'vertex', ANSWER_MODEL: 'gemini-ours', EMBEDDING_MODEL: 'embedding-ours' },
      VERTEX_EMULATOR_HOST: vertex.host,
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore.port}`,
      FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      CLOUD_TASKS_EMULATOR_HOST: tasks.host,
      WEB_API_KEY: 'key',
    });
    vertex.answerBy(({ path }) =>
      path.endsWith(':predict')
        ? predicted([new Array<number>(768).fill(1)])
        : generated(
            JSON.stringify({
              ...{ claims: [{ units: [1], headline: '' }], missing: '', found: true },
              ...{ isSafetyCritical: false, isDoubtful: false },
            }),
          ),
    );
    try {
      const { cloudCheck } = await import('./cloud-check');
      const probes = cloudCheck({ origin: ORIGIN, page: { path: COVER, word: /brisa/i } });
      const { GOOGLE_APPLICATION_CREDENTIALS: usual } = process.env;
      for (const { step, run } of probes) {
        // Signs by itself, and for nothing else: whoever has an account asks Google for a token.
        process.env.GOOGLE_APPLICATION_CREDENTIALS = step === 'link' ? accountFile() : usual;
        await run?.();
      }
      const steps = probes.map(({ step, run }) => (run === null ? `no ${step}` : step));
      expect(steps).toEqual([
        ...['answer', 'embedding', 'vectorQuery', 'no ocr', 'upload'],
        ...['event', 'task', 'link', 'session', 'webKey'],
      ]);
      const queue = 'projects/demo-guantera/locations/europe-west1/queues';
      expect(tasks.queues).toEqual(
        ['readSmallManual', 'readManual', 'readManualAgain'].map((name) => `${queue}/${name}`),
      );
      expect(vertex.requests.map(({ path }) => path.split('/models/')[1])).toEqual([
        'gemini-ours:generateContent',
        'embedding-ours:predict',
      ]);
      expect(storage.left()).toEqual([]);
      const { firebase } = await import('./firebase');
      await firebase().db.terminate();
    } finally {
      jest.restoreAllMocks();
      await vertex.close();
      firestore.close();
      await storage.stop();
      await identity.stop();
      await tasks.stop();
    }
  });
});
