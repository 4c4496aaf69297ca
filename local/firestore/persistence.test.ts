import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FieldValue, Timestamp, type VectorValue } from '@google-cloud/firestore';
import { connect, startTestFirestore } from './testing';
import { startFirestore, type FirestoreServer } from './server';

let folder: string;
let journalFile: string;
const abandoned: FirestoreServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guantera-journal-'));
  journalFile = join(folder, 'firestore.journal');
});
afterEach(() => {
  abandoned.splice(0).forEach((server) => server.close());
  rmSync(folder, { recursive: true, force: true });
});

/** A server that never got to close anything, as after kill -9. */
async function writeAndAbandon(write: (db: ReturnType<typeof connect>) => Promise<void>) {
  const server = await startFirestore({ port: 0, journalFile });
  abandoned.push(server);
  const db = connect(server.port);
  await write(db);
  await db.terminate();
}

describe('the journal', () => {
  it('brings back what a killed server had taken in, with exact types', async () => {
    await writeAndAbandon(async (db) => {
      await db.doc('kept/a').set({
        moment: Timestamp.fromMillis(1_234_567_890_123),
        embedding: FieldValue.vector([0.1, -2, 0, 1e-300]),
        other: FieldValue.vector([7]),
        notVector: { __type__: 'map', value: [0.5, 'a'] },
        count: 2 ** 40,
        stamp: FieldValue.serverTimestamp(),
      });
      await db.doc('kept/a').update({ count: FieldValue.increment(1) });
      await db.doc('kept/b').set({ gone: true });
      await db.doc('kept/b').delete();
      await db.doc('kept/a/below/c').set({ a: 1 });
    });
    const { db, stop } = await startTestFirestore(journalFile);
    const kept = (await db.doc('kept/a').get()).data()!;
    expect((kept.moment as Timestamp).toMillis()).toBe(1_234_567_890_123);
    expect((kept.embedding as VectorValue).toArray()).toEqual([0.1, -2, 0, 1e-300]);
    expect((kept.other as VectorValue).toArray()).toEqual([7]);
    expect(kept.notVector).toEqual({ __type__: 'map', value: [0.5, 'a'] });
    expect(kept.count).toBe(2 ** 40 + 1);
    expect(kept.stamp).toBeInstanceOf(Timestamp);
    expect((await db.doc('kept/b').get()).exists).toBe(false);
    expect((await db.doc('kept/a/below/c').get()).exists).toBe(true);
    await stop();
  });

  it('keeps several databases apart', async () => {
    await writeAndAbandon(async (db) => {
      await db.doc('one/a').set({ a: 1 });
    });
    const { db, port, stop } = await startTestFirestore(journalFile);
    const other = connect(port, 'other');
    expect((await other.doc('one/a').get()).exists).toBe(false);
    expect((await db.doc('one/a').get()).exists).toBe(true);
    await other.terminate();
    await stop();
  });

  it('survives a last record that was cut off', async () => {
    await writeAndAbandon(async (db) => {
      await db.doc('torn/a').set({ a: 1 });
    });
    // A length that promises more bytes than follow.
    appendFileSync(journalFile, Buffer.from([0xff, 0x01, 0x0a, 0x10]));
    const { db, stop } = await startTestFirestore(journalFile);
    expect((await db.doc('torn/a').get()).exists).toBe(true);
    await stop();
  });

  it('is compacted at every start', async () => {
    await writeAndAbandon(async (db) => {
      for (let n = 0; n < 20; n += 1) await db.doc('often/a').set({ n });
    });
    const before = readFileSync(journalFile).length;
    const { stop } = await startTestFirestore(journalFile);
    await stop();
    expect(readFileSync(journalFile).length).toBeLessThan(before / 10);
  });
});
