import type { Firestore, Query, WriteBatch } from 'firebase-admin/firestore';

/**
 * Firestore takes 500 writes and 10 MB in one request. A chunk with its vector is about 8 kB (768 numbers of 8 bytes
 * and 1,200 characters, twice that at worst), so that 400 of them stay well below.
 */
const WRITES_PER_BATCH = 400;
/** Batches on their way at the same time: more do not go faster and only hold more memory. */
const CONCURRENT_BATCHES = 4;

/** Names held at a time: a garage may have a hundred thousand passages. */
const PAGE = 2000;

/** Deletes what a query finds, page by page, by the documents' names alone. */
export async function deleteQueried(query: Query): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(PAGE).get();
    await inBatches(query.firestore, docs, (batch, document) => batch.delete(document.ref));
    if (docs.length < PAGE) return;
  }
}

/** Writes `items` in batches within Firestore's limits, a few at a time. (BulkWriter begins at 500 writes a second.) */
export async function inBatches<Item>(
  db: Firestore,
  items: readonly Item[],
  write: (batch: WriteBatch, item: Item) => unknown,
): Promise<void> {
  let next = 0;
  const commitRest = async (): Promise<void> => {
    while (next < items.length) {
      const part = items.slice(next, next + WRITES_PER_BATCH);
      next += WRITES_PER_BATCH;
      const batch = db.batch();
      for (const item of part) write(batch, item);
      await batch.commit();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_BATCHES }, commitRest));
}
