import type { Storage } from 'firebase-admin/storage';
import type { Finder } from '../../domain/findings/finder';
import { storageFindings } from './findings';
import { saveGzipped } from './gzipped-json';

/** As much of a bucket as findings need. */
function memoryBucket() {
  const objects = new Map<string, Buffer>();
  const file = (name: string) => ({
    save: async (content: Buffer) => void objects.set(name, content),
    download: async () => {
      const content = objects.get(name);
      if (!content) throw Object.assign(new Error('not found'), { code: 404 });
      return [content];
    },
    delete: async () => void objects.delete(name),
  });
  const getFiles = async ({ prefix }: { prefix: string }) => [
    [...objects.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ name, delete: async () => void objects.delete(name) })),
  ];
  const bucket = { file, getFiles } as unknown as ReturnType<Storage['bucket']>;
  return { bucket, objects };
}

const finder = (version: number): Finder<string> => ({
  name: 'signals',
  version,
  max: 3,
  find: () => [],
  parse: (stored) => stored as string[],
});

const these = (...found: string[]) => ({ found, isGivenUp: false });

const key = (revision: number) => ({ manualId: 1, revision });

describe('findings in the bucket', () => {
  it('come back up to the most that their finder finds, whatever was stored', async () => {
    const findings = storageFindings(memoryBucket().bucket);
    await findings.save('ana', key(1), finder(1), these('a', 'b', 'c', 'd', 'e'));
    expect(await findings.load('ana', key(1), finder(1))).toEqual(these('a', 'b', 'c'));
  });

  it('come back as they were found, by the version that found them', async () => {
    const findings = storageFindings(memoryBucket().bucket);
    await findings.save('ana', key(1), finder(1), these('Aceite'));
    expect(await findings.load('ana', key(1), finder(1))).toEqual(these('Aceite'));
    expect(await findings.load('ana', key(1), finder(2))).toBeNull();
    expect(await findings.load('ana', key(2), finder(1))).toBeNull();
    expect(await findings.load('luis', key(1), finder(1))).toBeNull();
  });

  it('that were given up come back as such, and those of before there was that as found', async () => {
    const { bucket } = memoryBucket();
    const findings = storageFindings(bucket);
    await findings.save('ana', key(1), finder(1), { found: [], isGivenUp: true });
    expect(await findings.load('ana', key(1), finder(1))).toEqual({ found: [], isGivenUp: true });
    const before = bucket.file('users/ana/manuals/1/findings-2/signals.json.gz');
    await saveGzipped(before, { version: 1, found: ['Aceite'] });
    expect(await findings.load('ana', key(2), finder(1))).toEqual(these('Aceite'));
  });

  it('go with their revision, and with their manual', async () => {
    const { bucket, objects } = memoryBucket();
    const findings = storageFindings(bucket);
    for (const revision of [1, 2, 11])
      await findings.save('ana', key(revision), finder(1), these());
    await findings.deleteRevision('ana', key(1));
    expect([...objects.keys()]).toEqual([
      'users/ana/manuals/1/findings-2/signals.json.gz',
      'users/ana/manuals/1/findings-11/signals.json.gz',
    ]);
    await findings.deleteOf('ana', 1);
    expect(objects.size).toBe(0);
  });
});
