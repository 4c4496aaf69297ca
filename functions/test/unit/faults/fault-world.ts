import { LEASE_MS } from '../../../src/usecases/reading-lease';
import type { Ocr, RecognisedPage } from '../../../src/domain/ocr-ports';
import type { ReadPage } from '../../../src/domain/document/read-page';
import type { RevisionKey } from '../../../src/domain/ports';
import type { EmbeddedChunk, ManualRecord } from '../../../src/domain/records';
import { memoryPlaces, onePage } from '../../../src/testing/sweeping';
import { revisionsOf } from '../../../src/domain/revisions';
import { fakeManuals } from '../../../src/testing/fake-manuals';
import { removeManual } from '../../../src/usecases/remove-manual';
import { readManual, type ReadingPorts } from '../../../src/usecases/read-manual';
import { LATE_WRITES_MS, sweepDeletions } from '../../../src/usecases/sweep-deletions';
import { sweepManuals } from '../../../src/usecases/sweep-manuals';
import { sweepOvertaken } from '../../../src/usecases/sweep-overtaken';

/** Runs around every call that a worker makes of the outside: where faults happen. */
export type Around = <Result>(step: string, effect: () => Promise<Result>) => Promise<Result>;

export type FaultWorld = ReturnType<typeof faultWorld>;

type Options = {
  manual: Partial<ManualRecord>;
  pages: ReadPage[];
  ocr?: Ocr;
};

const UID = 'ana';
const MAX_ATTEMPTS = 5;
const QUEUE_GRACE_MS = 11 * 60_000;
const nameOf = ({ manualId, revision }: RevisionKey): string => `${manualId}-${revision}`;

/** Everything that a manual consists of, in memory; any number of workers; a queue, a clock and the scheduled sweep. */
export function faultWorld({ manual, pages, ocr }: Options) {
  const manuals = fakeManuals(UID, { status: 'processing', fileSize: 10, ...manual });
  const stored = new Map<string, EmbeddedChunk>();
  const indexes = new Set<string>();
  const documents = new Set<string>();
  const recognised: RecognisedPage[] = [];
  const queue: string[] = [];
  const places = memoryPlaces();
  let clock = Date.now();
  let holders = 0;
  let hasFile = true;
  let deletedAt: Date | null = null;
  const now = () => new Date(clock);

  const chunks = {
    save: async (_uid: string, saved: readonly EmbeddedChunk[]) =>
      saved.forEach((chunk) => stored.set(chunk.id, chunk)),
    vectorsOf: async (_uid: string, key: RevisionKey) =>
      new Map(chunksOf(key).map(({ contentHash, embedding }) => [contentHash, embedding])),
    deleteRevision: async (_uid: string, key: RevisionKey) =>
      chunksOf(key).forEach(({ id }) => stored.delete(id)),
    deleteOf: async () => stored.clear(),
  };
  const lexical = {
    save: async (_uid: string, key: RevisionKey) => void indexes.add(nameOf(key)),
    deleteRevision: async (_uid: string, key: RevisionKey) => void indexes.delete(nameOf(key)),
    deleteOf: async () => indexes.clear(),
  };
  const pagesOfRevisions = {
    save: async (_uid: string, key: RevisionKey) => void documents.add(nameOf(key)),
    deleteRevision: async (_uid: string, key: RevisionKey) => void documents.delete(nameOf(key)),
    deleteOf: async () => documents.clear(),
  };
  const revisions = revisionsOf([chunks, lexical, pagesOfRevisions]);
  const kept = {
    save: async (_uid: string, _id: number, _of: unknown, page: RecognisedPage) =>
      void recognised.push(page),
    load: async () => [...recognised],
    deleteOf: async () => void recognised.splice(0),
  };

  const files = {
    deleteAll: async () => {
      hasFile = false;
      recognised.splice(0);
      indexes.clear();
      documents.clear();
    },
  };

  function chunksOf(key: RevisionKey): EmbeddedChunk[] {
    return [...stored.values()].filter((chunk) => nameOf(chunk) === nameOf(key));
  }

  async function* pagesOf(around: Around) {
    for (const page of pages) yield await around('read a page', async () => page);
  }

  function portsOf(around: Around): ReadingPorts {
    const within =
      <Args extends unknown[], Result>(step: string, call: (...args: Args) => Promise<Result>) =>
      (...args: Args) =>
        around(step, () => call(...args));
    return {
      manuals: { update: within('write the manual', manuals.update) },
      files: {
        describe: within('look at the file', async () =>
          hasFile ? { size: 10, generation: '1', contentType: null } : null,
        ),
      },
      copies: {
        use: async (_uid, _id, work) => {
          const file = await around('copy the file', async () => ({
            path: '/tmp/original',
            sha256: 'abc',
          }));
          return await work(file);
        },
      },
      reader: {
        open: within('open the file', async () => ({
          type: 'application/pdf' as const,
          pageCount: pages.length,
          pages: pagesOf(around),
        })),
      },
      mostOcrPages: 1000,
      ocr: ocr && {
        ...ocr,
        async *read(path, numbers) {
          for await (const page of ocr.read(path, numbers)) {
            yield await around('recognise a page', async () => page);
          }
        },
      },
      recognised: {
        save: within('keep a recognised page', kept.save),
        load: within('look for recognised pages', kept.load),
        deleteOf: within('drop recognised pages', kept.deleteOf),
      },
      embedder: {
        model: 'test-1',
        dimensions: 2,
        embed: within('embed', async (texts: readonly string[]) => texts.map(() => [1, 0])),
      },
      chunks: {
        save: within('store passages', chunks.save),
        vectorsOf: within('look for vectors', chunks.vectorsOf),
      },
      indexes: { save: within('store the index', lexical.save) },
      documents: { save: within('store pages', pagesOfRevisions.save) },
      revisions: revisionsOf([
        { ...chunks, deleteRevision: within('delete passages', chunks.deleteRevision) },
        { ...lexical, deleteRevision: within('delete an index', lexical.deleteRevision) },
        {
          ...pagesOfRevisions,
          deleteRevision: within('delete pages', pagesOfRevisions.deleteRevision),
        },
      ]),
      now,
    };
  }

  const noFault: Around = (_step, effect) => effect();
  const world = {
    manuals,
    queue,
    revisions: () => [...new Set([...stored.values()].map(nameOf))],
    indexes: () => [...indexes],
    documents: () => [...documents],
    recognised,
    hasFile: () => hasFile,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    /** One attempt of one worker. */
    work: (around: Around = noFault, isLastAttempt = false) =>
      readManual(portsOf(around))({
        uid: UID,
        manualId: 1,
        holder: `worker-${++holders}`,
        isLastAttempt,
      }),
    /** The queue's side of a task: tries again what failed, as often as in production. */
    deliver: async (around: Around = noFault) => {
      for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
        try {
          return await world.work(around, attempt === MAX_ATTEMPTS);
        } catch {
          continue;
        }
      }
      return 'given up';
    },
    sweep: () =>
      sweepManuals({
        manuals: {
          update: manuals.update,
          listUnchanged: async (statuses) => {
            const manual = manuals.current();
            const isFound = manual !== null && statuses.includes(manual.status);
            return onePage(isFound ? [{ uid: UID, manual }] : []);
          },
        },
        queue: { enqueue: async () => void queue.push('task') },
        places,
        now,
        warn: (event, error) => {
          throw new Error(event, { cause: error });
        },
      })(),
    remove: () =>
      removeManual({
        manuals: {
          update: manuals.update,
          delete: async () => {
            const isThere = manuals.current() !== null;
            manuals.remove();
            if (isThere) deletedAt = now();
            return isThere;
          },
        },
        revisions,
        files,
      })(UID, 1),
    /** The sweep that looks after deletions, when its time has come. */
    sweepDeletions: async () => {
      world.pass(LATE_WRITES_MS + 1);
      await sweepDeletions({
        deletedManuals: {
          list: async (before) =>
            onePage(deletedAt !== null && deletedAt < before ? [{ uid: UID, manualId: 1 }] : []),
          forget: async () => {
            deletedAt = null;
          },
        },
        ...{ revisions, files, now, places },
        warn: (event, error) => {
          throw new Error(event, { cause: error });
        },
      })();
    },
    /** The sweep that looks after workers that outslept their right, when its time has come. */
    sweepOvertaken: async () => {
      world.pass(LATE_WRITES_MS + 1);
      await sweepOvertaken({
        manuals: {
          update: manuals.update,
          listOvertaken: async (before) => {
            const manual = manuals.current();
            const isFound = manual?.overtakenAt != null && manual.overtakenAt < before;
            return onePage(isFound ? [{ uid: UID, manual }] : []);
          },
        },
        ...{ revisions, recognised: kept, now, places },
        warn: (event, error) => {
          throw new Error(event, { cause: error });
        },
      })();
    },
    /** Time passes, the sweep runs, and what it hands to the queue is worked off, until nothing is left to do. */
    settle: async (deliver: () => Promise<unknown> = () => world.deliver()) => {
      for (let round = 0; round < 10; round++) {
        while (queue.pop()) await deliver();
        const current = manuals.current();
        if (!current || (current.status !== 'processing' && current.status !== 'vectorizing')) {
          await world.sweepDeletions();
          await world.sweepOvertaken();
          return;
        }
        world.pass(Math.max(LEASE_MS, QUEUE_GRACE_MS) + 1);
        await world.sweep();
      }
    },
    /** What questions would miss: passages or index of the revision that they search. Null when nothing. */
    missing: (): string | null => {
      const manual = manuals.current();
      if (!manual || manual.activeRevision === null || manual.status === 'deleted') return null;
      const key = { manualId: 1, revision: manual.activeRevision };
      const found = chunksOf(key).length;
      if (found !== manual.chunkCount) return `${found} of ${manual.chunkCount} passages`;
      return indexes.has(nameOf(key)) ? null : 'the index';
    },
  };
  return world;
}
