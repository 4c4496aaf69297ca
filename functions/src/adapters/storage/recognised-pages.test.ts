import type { Storage } from 'firebase-admin/storage';
import type { RecognisedPage } from '../../domain/ocr-ports';
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
  { number: 2, text: 'Revise el nivel.' },
  { number: 3, text: null },
];

describe('recognised pages in the bucket', () => {
  const kept = async () => {
    const recognised = storageRecognisedPages(memoryBucket());
    for (const page of pages) await recognised.save('ana', 1, source, page);
    return recognised;
  };

  it('come back whole: with their headings, or without text', async () => {
    const recognised = await kept();
    expect(await recognised.load('ana', 1, source)).toEqual(pages);
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
