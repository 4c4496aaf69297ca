import type { Storage } from 'firebase-admin/storage';
import { blocksOfText } from '../../domain/document/blocks-of-text';
import {
  PAGES_PER_WINDOW,
  documentPages,
  type DocumentPage,
} from '../../domain/document/document-page';
import { storageDocuments } from './documents';

/** As much of a bucket as documents need. */
function memoryBucket() {
  const objects = new Map<string, Buffer>();
  const downloaded: string[] = [];
  const file = (name: string) => ({
    save: async (content: Buffer) => void objects.set(name, content),
    download: async () => {
      downloaded.push(name);
      const content = objects.get(name);
      if (!content) throw Object.assign(new Error('not found'), { code: 404 });
      return [content];
    },
  });
  const getFiles = async ({ prefix }: { prefix: string }) => [
    [...objects.keys()]
      .filter((name) => name.startsWith(prefix))
      .map((name) => ({ ...file(name), name, delete: async () => void objects.delete(name) })),
  ];
  const bucket = { file, getFiles } as unknown as ReturnType<Storage['bucket']>;
  return { bucket, objects, downloaded };
}

const text = 'Eje\tPresión\nDelante\t2,2 bar';
const page = (place: number): DocumentPage => ({
  place,
  number: place,
  reference: `p. ${place}`,
  text,
  headings: [{ offset: 0, depth: 1, title: 'Ruedas' }],
  blocks: blocksOfText(String(place), {
    text,
    headings: [],
    placed: [{ start: 12, end: text.length, box: { x: 0.1, y: 0.2, w: 0.3, h: 0.4 } }],
  }),
});
const key = { manualId: 1, revision: 1 };

describe('documents in the bucket', () => {
  it('come back page by page, with their blocks and places', async () => {
    const { bucket, objects } = memoryBucket();
    const documents = storageDocuments(bucket);
    await documents.save('ana', key, [page(1), page(2)]);
    await documents.save('ana', key, [page(PAGES_PER_WINDOW + 1)]);
    expect(await documents.load('ana', key, 2)).toEqual(page(2));
    expect(await documents.load('ana', key, PAGES_PER_WINDOW + 1)).toEqual(
      page(PAGES_PER_WINDOW + 1),
    );
    expect([...objects.keys()]).toEqual([
      'users/ana/manuals/1/document-1/0.json.gz',
      'users/ana/manuals/1/document-1/1.json.gz',
    ]);
  });

  it('come back with the labels of their drawings', async () => {
    const { bucket } = memoryBucket();
    const documents = storageDocuments(bucket);
    const drawn = documentPages()({
      ...{ number: 1, reference: 'p. 1', headings: [], figures: [0] },
      text: '1 2 3 4\n\nCierre el capó.',
    });
    await documents.save('ana', key, [drawn]);
    expect(drawn.figures).toHaveLength(1);
    expect(drawn.blocks).toHaveLength(1);
    expect(await documents.load('ana', key, 1)).toEqual(drawn);
  });

  it('are null where there is no such page, revision or owner', async () => {
    const { bucket } = memoryBucket();
    const documents = storageDocuments(bucket);
    await documents.save('ana', key, [page(1)]);
    expect(await documents.load('ana', key, 3)).toBeNull();
    expect(await documents.load('ana', key, 99)).toBeNull();
    expect(await documents.load('ana', { ...key, revision: 2 }, 1)).toBeNull();
    expect(await documents.load('eva', key, 1)).toBeNull();
  });

  it('come back whole, or from a page on without what stands before its window', async () => {
    const { bucket, downloaded } = memoryBucket();
    const documents = storageDocuments(bucket);
    const placesFrom = async (from?: number) => {
      const places: number[] = [];
      for await (const { place } of documents.all('ana', key, from)) places.push(place);
      return places;
    };
    expect(await documents.isStored('ana', key)).toBe(false);
    const next = PAGES_PER_WINDOW + 1;
    await documents.save('ana', key, [page(1), page(2)]);
    await documents.save('ana', key, [page(next), page(next + 1)]);
    expect(await documents.isStored('ana', key)).toBe(true);
    expect(await placesFrom()).toEqual([1, 2, next, next + 1]);
    expect(await placesFrom(2)).toEqual([2, next, next + 1]);
    downloaded.length = 0;
    expect(await placesFrom(next + 1)).toEqual([next + 1]);
    expect(downloaded).toEqual(['users/ana/manuals/1/document-1/1.json.gz']);
    expect(await placesFrom(next + 2)).toEqual([]);
  });

  it('go with their revision, or with their manual', async () => {
    const { bucket, objects } = memoryBucket();
    const documents = storageDocuments(bucket);
    for (const revision of [1, 2, 10])
      await documents.save('ana', { manualId: 1, revision }, [page(1)]);
    await documents.deleteRevision('ana', { manualId: 1, revision: 1 });
    expect(objects.size).toBe(2);
    await documents.deleteOf('ana', 1);
    expect(objects.size).toBe(0);
  });
});
