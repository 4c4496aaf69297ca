import type { Storage } from 'firebase-admin/storage';
import type { RecognisedPage } from '../../domain/ports/ocr';
import { storageRecognisedPages } from './recognised-pages';

const source = { sha256: 'a'.repeat(64), engine: 'fake-1' };

/** As much of a bucket as recognised pages need. */
function memoryBucket() {
  const objects = new Map<string, string>();
  const file = (name: string) => ({
    name,
    save: async (content: string) => void objects.set(name, content),
    delete: async () => void objects.delete(name),
    download: async () => [Buffer.from(objects.get(name) ?? '')],
  });
  const bucket = {
    file,
    getFiles: async ({ prefix }: { prefix: string }) => [
      [...objects.keys()].filter((name) => name.startsWith(prefix)).map(file),
    ],
  };
  return bucket as unknown as ReturnType<Storage['bucket']>;
}

const headings = [{ offset: 8, depth: 2, title: 'Frenos' }];
const pages: RecognisedPage[] = [
  { number: 1, text: 'Índice\n\nFrenos\nRevise el líquido.', headings },
  {
    number: 2,
    text: 'Revise el nivel.',
    placed: [{ start: 0, end: 16, box: { x: 0.1, y: 0.2, w: 0.5, h: 0.02 } }],
  },
  { number: 3, text: null },
];

describe('recognised pages in the bucket', () => {
  const kept = async () => {
    const recognised = storageRecognisedPages(memoryBucket());
    for (const page of pages) await recognised.save('ana', 1, source, page);
    return recognised;
  };

  it('come back whole: with their headings and places, or without text', async () => {
    const recognised = await kept();
    expect(await recognised.load('ana', 1, source)).toEqual(pages);
  });

  it('are settled to those of one file and engine that came to something', async () => {
    const recognised = await kept();
    const others = [
      { ...source, engine: 'fake-10' },
      { ...source, sha256: 'b'.repeat(64) },
    ];
    for (const other of others) await recognised.save('ana', 1, other, pages[1]!);
    await recognised.save('ana', 2, source, pages[1]!);
    await recognised.settle('ana', 1, source, [3]);
    expect(await recognised.load('ana', 1, source)).toEqual(pages.slice(0, 2));
    for (const other of others) expect(await recognised.load('ana', 1, other)).toEqual([]);
    expect(await recognised.load('ana', 2, source)).toHaveLength(1);
  });

  it('are those of one owner, manual, file and engine', async () => {
    const recognised = await kept();
    expect(await recognised.load('eva', 1, source)).toEqual([]);
    expect(await recognised.load('ana', 2, source)).toEqual([]);
    expect(await recognised.load('ana', 1, { ...source, engine: 'fake-2' })).toEqual([]);
    await recognised.deleteOf('ana', 1);
    expect(await recognised.load('ana', 1, source)).toEqual([]);
  });
});
