import { revisionsOf } from '../../../src/domain/manuals/revisions';
import type { RevisionKey } from '../../../src/domain/ports';
import { AppError } from '../../../src/domain/faults/app-error';
import { READER_VERSION } from '../../../src/domain/manuals/reader-version';
import { page } from '../../../src/testing/reading-world';
import type { Around } from '../faults/fault-world';
import { manualsIn, nameOf, ownerIn, type GarageStores } from './garage-stores';

/** A port whose every call goes through `around`: where others come in between, and faults strike. */
function observed<Port extends object>(name: string, port: Port, around: Around): Port {
  return new Proxy(port, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) =>
        around(
          `${name}.${String(key)}`,
          async () => Reflect.apply(member, target, args) as unknown,
        );
    },
  });
}

const PAGES = [page(1, 'Cambie el aceite cada 15.000 km.')];
const isOf = (id: number) => (name: string) => name.startsWith(`${id}-`);
const removeFrom = (names: Set<string>, isWanted: (name: string) => boolean): void =>
  [...names].filter(isWanted).forEach((name) => names.delete(name));

/** Everything that the use cases of a garage need, in memory. */
export function garagePorts(stores: GarageStores, around: Around, enqueue: (id: number) => void) {
  const { originals, passages, indexes, pages, manuals, vehicles } = stores;
  const owner = ownerIn(stores);
  const files = {
    describe: async (_uid: string, id: number) => originals.get(id) ?? null,
    store: async (_uid: string, id: number, content: AsyncIterable<unknown>) => {
      let size = 0;
      for await (const piece of content) size += (piece as Buffer).length;
      if (originals.has(id)) throw new AppError('MANUAL_HAS_FILE');
      const generation = String(++stores.numbers.generation);
      const stored = { size, generation, contentType: 'application/pdf' };
      originals.set(id, stored);
      return stored;
    },
    deleteOriginal: async (_uid: string, id: number, generation: string) => {
      if (originals.get(id)?.generation === generation) originals.delete(id);
    },
    deleteAll: async (_uid: string, id: number) => {
      originals.delete(id);
      removeFrom(indexes, isOf(id));
      removeFrom(pages, isOf(id));
    },
  };
  const chunks = {
    save: async (_uid: string, saved: readonly RevisionKey[]) =>
      saved.forEach((chunk) => passages.add(nameOf(chunk))),
    vectorsOf: async () => new Map<string, number[]>(),
    // As much as the page has that is read again.
    sizesOf: async () => PAGES.map(({ text }) => ({ pageNumber: 1, characters: text.length })),
    deleteRevision: async (_uid: string, key: RevisionKey) => void passages.delete(nameOf(key)),
    deleteOf: async (_uid: string, id: number) => removeFrom(passages, isOf(id)),
  };
  const lexical = {
    save: async (_uid: string, key: RevisionKey) => void indexes.add(nameOf(key)),
    deleteRevision: async (_uid: string, key: RevisionKey) => void indexes.delete(nameOf(key)),
    deleteOf: async (_uid: string, id: number) => removeFrom(indexes, isOf(id)),
  };
  const documents = {
    save: async (_uid: string, key: RevisionKey) => void pages.add(nameOf(key)),
    deleteRevision: async (_uid: string, key: RevisionKey) => void pages.delete(nameOf(key)),
    deleteOf: async (_uid: string, id: number) => removeFrom(pages, isOf(id)),
  };
  const parts = {
    chunks: observed('chunks', chunks, around),
    indexes: observed('indexes', lexical, around),
    documents: observed('documents', documents, around),
  };
  const ownerData = {
    deleteDocuments: async () => {
      stores.hasOwner = false;
      [passages, stores.notes, manuals, vehicles].forEach((stored) => stored.clear());
    },
    deleteFiles: async () => {
      originals.clear();
      indexes.clear();
      pages.clear();
    },
  };
  return {
    manuals: observed('manuals', manualsIn(stores), around),
    vehicles: observed('vehicles', owner.vehicles, around),
    deletedManuals: observed('deletedManuals', owner.deletedManuals, around),
    erasures: observed('erasures', owner.erasures, around),
    accounts: observed('accounts', owner.accounts, around),
    ownerData: observed('ownerData', ownerData, around),
    files: observed('files', files, around),
    ...parts,
    revisions: revisionsOf([parts.chunks, parts.indexes, parts.documents]),
    queue: observed('queue', { enqueue: async (_uid: string, id = 0) => enqueue(id) }, around),
    recognised: observed(
      'recognised',
      {
        save: async () => undefined,
        load: async () => [],
        settle: async () => undefined,
        deleteOf: async () => undefined,
      },
      around,
    ),
    copies: {
      use: async <Result>(
        _uid: string,
        _id: number,
        work: (file: { path: string; sha256: string }) => Promise<Result>,
      ): Promise<Result> => work({ path: '/tmp/original', sha256: 'abc' }),
    },
    reader: {
      open: async () => ({ type: 'application/pdf' as const, pageCount: 1, pages: PAGES }),
    },
    mostOcrPages: 0,
    takeOcrPages: () => Promise.resolve(0),
    embedder: {
      model: 'test-1',
      dimensions: 2,
      embed: async (texts: readonly string[]) => texts.map(() => [1, 0]),
    },
    findStarters: async () => [],
    readerVersion: READER_VERSION,
    isSpendingStopped: () => Promise.resolve(false),
    places: stores.places,
    now: stores.now,
    warn: () => undefined,
  };
}
