import { deleteApp, getApp } from 'firebase-admin/app';
import { faultOf } from '../../src/adapters/cloud-fault';
import { connectFirebase } from '../../src/adapters/firebase-admin';
import { storageExportFiles } from '../../src/adapters/storage/export-files';
import { storageManualFiles } from '../../src/adapters/storage/manual-files';
import { taskReadingQueue } from '../../src/adapters/tasks/reading-queue';
import { accountFile, fakeTasks, type TaskRefusal } from '../../src/testing/fake-tasks';
import { fakeUploadSessions, healthyStorage } from '../../src/testing/fake-upload-sessions';
import { backgroundProbes } from '../../src/usecases/probe-background';
import { runProbe } from './support/run-probe';

const setting = healthyStorage();
const environment = { ...process.env };
let storage: Awaited<ReturnType<typeof fakeUploadSessions>>;
let tasks: Awaited<ReturnType<typeof fakeTasks>>;
let firebase: ReturnType<typeof connectFirebase>;

beforeAll(async () => {
  storage = await fakeUploadSessions(setting);
  tasks = await fakeTasks();
  Object.assign(process.env, {
    ...{ GCLOUD_PROJECT: 'demo-guantera', GOOGLE_APPLICATION_CREDENTIALS: accountFile() },
    FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
    CLOUD_TASKS_EMULATOR_HOST: tasks.host,
  });
  firebase = connectFirebase('bucket');
  firebase.bucket.storage.retryOptions.autoRetry = false;
});
afterEach(() => {
  expect(storage.left()).toEqual([]);
  Object.assign(setting, healthyStorage());
  tasks.setting.refusal = null;
});
afterAll(async () => {
  await deleteApp(getApp());
  await storage.stop();
  await tasks.stop();
  process.env = environment;
});

async function check(step: 'event' | 'task' | 'link'): Promise<string> {
  const { bucket, functions } = firebase;
  const requestId = () => undefined;
  const probes = backgroundProbes(
    {
      files: storageManualFiles(bucket, { uploadGateway: undefined, requestId }),
      queue: taskReadingQueue(functions, { region: 'europe-west1', requestId }),
      archives: storageExportFiles(bucket),
      fetchBytes: async (url) => {
        const response = await fetch(url);
        return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
      },
      pause: () => Promise.resolve(),
    },
    () => 'check-cloud-1',
  );
  return runProbe(probes, step);
}

describe('the check of the event of Storage', () => {
  it('finds that the file of no manual is deleted', async () => {
    expect(await check('event')).toBe('ok');
  });

  it('tells that nobody heard of it, and deletes it', async () => {
    setting.isReported = false;
    expect(await check('event')).toBe('NO_EVENT');
  });
});

describe('the check of a task', () => {
  it('hands one over to each queue', async () => {
    expect(await check('task')).toBe('ok');
    const names = tasks.queues.slice(-3).map((queue) => queue.split('/').at(-1));
    expect(names).toEqual(['readSmallManual', 'readManual', 'readManualAgain']);
  });

  const refusals: [string, TaskRefusal][] = [
    ['PERMISSION_DENIED', { status: 403, code: 'PERMISSION_DENIED', message: 'lacks actAs' }],
    ['NOT_FOUND', { status: 404, code: 'NOT_FOUND', message: 'Queue does not exist.' }],
    [
      'API_NOT_ENABLED',
      { status: 403, code: 'PERMISSION_DENIED', message: 'API has not been used in project p' },
    ],
  ];
  it.each(refusals)('tells %s', async (fault, refusal) => {
    tasks.setting.refusal = refusal;
    expect(await check('task')).toBe(fault);
  });
});

describe('the check of a signed link', () => {
  it('follows it to the file', async () => {
    expect(await check('link')).toBe('ok');
  });

  it('tells a link that is refused', async () => {
    setting.linkStatus = 403;
    expect(await check('link')).toBe('PERMISSION_DENIED');
  });

  it('tells an account that may not sign', () => {
    const refused = { error: { code: 403, message: "Permission 'iam.serviceAccounts.signBlob'" } };
    const error = Object.assign(new Error('Permission denied'), {
      ...{ name: 'SigningError', status: 403, response: { data: refused } },
    });
    expect(faultOf(error)).toBe('PERMISSION_DENIED');
  });
});
