import { deleteApp, getApp } from 'firebase-admin/app';
import { documentObject } from '@contract';
import type { Documents } from '../../domain/ports';
import { fakeStorage } from '../../testing/fake-storage';
import { connectFirebase } from '../firebase-admin';
import { deleteObjects } from './delete-objects';
import { storageDocuments } from './documents';
import { storageManualFiles } from './manual-files';

const ORIGINAL = 'users/ana/manuals/1/original';
const OTHER = 'users/ana/manuals/2/original';

describe('objects in the bucket', () => {
  let storage: Awaited<ReturnType<typeof fakeStorage>>;
  const objects = new Map<string, string>();
  const bucket = () => connectFirebase('bucket').bucket;
  beforeEach(async () => {
    objects.clear();
    // Pages of two, whatever is asked for.
    storage = await fakeStorage(objects, 2);
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = storage.host;
  });
  afterEach(async () => {
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
    delete process.env.STORAGE_EMULATOR_HOST;
    await deleteApp(getApp());
    await storage.stop();
  });
  const fill = (): void =>
    [ORIGINAL, OTHER, ...[1, 2, 3, 4].map((at) => `users/ana/manuals/1/index-${at}`)].forEach(
      (name) => objects.set(name, '7'),
    );

  it('are deleted below a prefix, page by page, and no others', async () => {
    fill();
    await deleteObjects(bucket(), 'users/ana/manuals/1/');
    expect([...objects.keys()]).toEqual([OTHER]);
    expect(storage.requests.filter((request) => request === 'GET list')).toHaveLength(3);
  });

  it('are deleted but for the one that is kept', async () => {
    fill();
    await deleteObjects(bucket(), 'users/ana/manuals/1/', (name) => name === ORIGINAL);
    expect([...objects.keys()]).toEqual([ORIGINAL, OTHER]);
  });

  it('are as good as deleted when another deletion is faster', async () => {
    fill();
    const one = bucket();
    await Promise.all([1, 2, 3].map(() => deleteObjects(one, 'users/ana/')));
    expect(objects.size).toBe(0);
    expect(storage.requests.filter((request) => request === `DELETE ${ORIGINAL}`)).toHaveLength(3);
  });

  it.each<[string, (documents: Documents) => Promise<void>]>([
    ['a manual', (documents) => documents.deleteOf('ana', 1)],
    ['a revision', (documents) => documents.deleteRevision('ana', { manualId: 1, revision: 2 })],
  ])('of the document of %s are, too: who deletes them at once fails nobody', async (_, remove) => {
    fill();
    const windows = [0, 1, 2].map((window) => documentObject('ana', 1, 2, window));
    windows.forEach((name) => objects.set(name, '7'));
    const documents = storageDocuments(bucket());
    await Promise.all([1, 2, 3].map(() => remove(documents)));
    expect([...objects.keys()].filter((name) => name.includes('document-'))).toEqual([]);
    expect(objects.has(ORIGINAL)).toBe(true);
  });

  it('are deleted by their generation: the file that took a refused one’s place stays', async () => {
    fill();
    const files = storageManualFiles(bucket(), {
      uploadGateway: undefined,
      requestId: () => undefined,
    });
    await files.deleteOriginal('ana', 1, '6');
    expect(objects.has(ORIGINAL)).toBe(true);
    await files.deleteOriginal('ana', 1, '7');
    await files.deleteOriginal('ana', 1, '7');
    expect([...objects.keys()]).not.toContain(ORIGINAL);
  });
});
