import { LEASE_MS } from '../../../src/usecases/reading-lease';
import type { Ocr, RecognisedPage } from '../../../src/domain/ports/ocr';
import type { DocumentPage } from '../../../src/domain/document/document-page';
import type { ReadPage } from '../../../src/domain/document/read-page';
import type { RevisionKey } from '../../../src/domain/ports';
import type { EmbeddedChunk, ManualRecord } from '../../../src/domain/ports/records';
import { memoryPlaces } from '../../../src/testing/sweeping';
import { revisionsOf } from '../../../src/domain/manuals/revisions';
import { isBusy } from '../../../src/domain/manuals/manual-status';
import { changeOfEdit } from '../../../src/domain/manuals/manual-edit';
import { REREADING_RETRY_MS } from '../../../src/domain/manuals/rereading';
import { aVehicle } from '../../../src/testing/builders';
import { fakeManuals } from '../../../src/testing/fake-manuals';
import { readManual } from '../../../src/usecases/read-manual';
import type { ReadingPorts } from '../../../src/usecases/reading-run';
import { LATE_WRITES_MS } from '../../../src/usecases/sweep-deletions';
import { faultSweeps, VERSION } from './fault-sweeps';

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
  /** Of each revision the texts of its pages, by their positions. */
  const documents = new Map<string, Map<number, string>>();
  const recognised = new Map<number, RecognisedPage>();
  const queue: string[] = [];
  const places = memoryPlaces();
  let clock = Date.now();
  let holders = 0;
  let hasFile = true;
  const now = () => new Date(clock);

  const chunks = {
    save: async (_uid: string, saved: readonly EmbeddedChunk[]) =>
      saved.forEach((chunk) => stored.set(chunk.id, chunk)),
    vectorsOf: async (_uid: string, key: RevisionKey) =>
      new Map(chunksOf(key).map(({ contentHash, embedding }) => [contentHash, embedding])),
    deleteRevision: async (_uid: string, key: RevisionKey) =>
      chunksOf(key).forEach(({ id }) => stored.delete(id)),
    sizesOf: async (_uid: string, key: RevisionKey) =>
      chunksOf(key).map(({ pageNumber, content }) => ({ pageNumber, characters: content.length })),
    deleteOf: async () => stored.clear(),
  };
  const lexical = {
    save: async (_uid: string, key: RevisionKey) => void indexes.add(nameOf(key)),
    deleteRevision: async (_uid: string, key: RevisionKey) => void indexes.delete(nameOf(key)),
    deleteOf: async () => indexes.clear(),
  };
  const pagesOfRevisions = {
    save: async (_uid: string, key: RevisionKey, window: readonly DocumentPage[]) => {
      const known = documents.get(nameOf(key)) ?? new Map<number, string>();
      for (const { place, text } of window) known.set(place, text);
      documents.set(nameOf(key), known);
    },
    deleteRevision: async (_uid: string, key: RevisionKey) => void documents.delete(nameOf(key)),
    deleteOf: async () => documents.clear(),
  };
  const revisions = revisionsOf([chunks, lexical, pagesOfRevisions]);
  const kept = {
    save: async (_uid: string, _id: number, _of: unknown, page: RecognisedPage) =>
      void recognised.set(page.number, page),
    load: async () => [...recognised.values()],
    settle: async (_uid: string, _id: number, _of: unknown, failed: readonly number[]) =>
      failed.forEach((number) => recognised.delete(number)),
    deleteOf: async () => recognised.clear(),
  };

  const files = {
    deleteAll: async () => {
      hasFile = false;
      recognised.clear();
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
      takeOcrPages: (_uid, pages) => Promise.resolve(pages),
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
        settle: within('settle recognised pages', kept.settle),
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
        sizesOf: within('measure the revision before', chunks.sizesOf),
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
      findStarters: async () => [],
      vehicles: { get: async () => aVehicle() },
      readerVersion: VERSION,
      isSpendingStopped: () => Promise.resolve(false),
      now,
    };
  }

  const sweeps = faultSweeps({ manuals, revisions, files, places, queue, now });

  const noFault: Around = (_step, effect) => effect();
  const world = {
    manuals,
    queue,
    revisions: () => [...new Set([...stored.values()].map(nameOf))],
    indexes: () => [...indexes],
    documents: () => [...documents.keys()],
    /** Positions of pages that the stored document of a revision lacks, or tells otherwise than the file. */
    lostPages: (revision: number | null): number[] => {
      const document = documents.get(nameOf({ manualId: 1, revision: revision ?? 0 }));
      return pages.flatMap(({ text, unreadable }, at) =>
        unreadable !== undefined || document?.get(at + 1) === text ? [] : [at + 1],
      );
    },
    recognised,
    hasFile: () => hasFile,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    /** From here on it was read by an older reader, and waits to be read again without its owner’s asking. */
    age: async () => {
      manuals.set({ readerVersion: VERSION - 1 });
      await world.sweep();
      queue.splice(0);
    },
    isUpToDate: () => manuals.current()?.readerVersion === VERSION,
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
    sweep: sweeps.sweep,
    remove: sweeps.remove,
    /** Its owner wants it read again, and is told that it is being read where that is so. */
    ask: async () => {
      const isAsked = await manuals
        .update(UID, 1, (stored) => changeOfEdit(stored, { status: 'processing' }))
        .then(
          () => true,
          () => false,
        );
      if (isAsked) queue.push('task');
    },
    /** Time passes, the sweep runs, and what it hands to the queue is worked off, until nothing is left to do. */
    settle: async (deliver: () => Promise<unknown> = () => world.deliver()) => {
      for (let round = 0; round < 10; round++) {
        while (queue.pop()) await deliver();
        const current = manuals.current();
        const isWaiting = current?.rereading?.ended === null;
        if (!current || !(isBusy(current.status) || isWaiting)) {
          world.pass(LATE_WRITES_MS + 1);
          await sweeps.late();
          return;
        }
        world.pass(Math.max(LEASE_MS, QUEUE_GRACE_MS, REREADING_RETRY_MS) + 1);
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
