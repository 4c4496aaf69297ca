/**
 * What the stored documents of manuals take, and how long a page takes to load, without the network: through the adapter
 * of Cloud Storage, over a bucket in memory. Run: npm run bench:documents
 */
import type { Storage } from 'firebase-admin/storage';
import { basename } from 'node:path';
import { openWhole } from '../functions/src/adapters/reader/whole-document';
import { storageDocuments } from '../functions/src/adapters/storage/documents';
import {
  documentPages,
  PAGES_PER_WINDOW,
  type DocumentPage,
} from '../functions/src/domain/document/document-page';
import { SETS, questionsOf } from './manuals/question-sets';

const KEY = { manualId: 1, revision: 1 };

/** As much of a bucket as the adapter uses. */
function memoryBucket() {
  const objects = new Map<string, Buffer>();
  const file = (name: string) => ({
    save: (content: Buffer) => Promise.resolve(void objects.set(name, content)),
    download: () => Promise.resolve([objects.get(name) ?? Buffer.alloc(0)]),
  });
  return { bucket: { file } as unknown as ReturnType<Storage['bucket']>, objects };
}

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;

async function measure(path: string): Promise<Record<string, string | number>> {
  const { bucket, objects } = memoryBucket();
  const documents = storageDocuments(bucket);
  const structured = documentPages();
  const pages: DocumentPage[] = [];
  for await (const page of (await openWhole(path)).pages) pages.push(structured(page));
  for (let at = 0; at < pages.length; at += PAGES_PER_WINDOW) {
    await documents.save('bench', KEY, pages.slice(at, at + PAGES_PER_WINDOW));
  }
  const times: number[] = [];
  for (const { place } of pages) {
    const begin = performance.now();
    await documents.load('bench', KEY, place);
    times.push(performance.now() - begin);
  }
  times.sort((a, b) => a - b);
  const bytes = [...objects.values()].reduce((sum, { length }) => sum + length, 0);
  return {
    pages: pages.length,
    'bytes a page': Math.round(bytes / pages.length),
    'load p50 ms': quantile(times, 0.5).toFixed(1),
    'load p95 ms': quantile(times, 0.95).toFixed(1),
  };
}

const paths = new Set(SETS.flatMap((set) => questionsOf(set).present.map(({ path }) => path)));
const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
for (const path of paths) rows[basename(path)] = await measure(path);
console.table(rows);
