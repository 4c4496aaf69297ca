import type { ReceiptFiles } from '../../../src/domain/logbook/logbook-ports';
import type { KeptCopies, Pictures } from '../../../src/domain/ports/pages';
import type { RecognisedPages } from '../../../src/domain/ports/ocr';
import type {
  Documents,
  LexicalIndexes,
  ManualFiles,
  RevisionKey,
} from '../../../src/domain/ports';

/** Operations on objects of Cloud Storage: writes are dear (class A), reads are cheap (class B), deletions are free. */
export type ObjectBill = { objectWrites: number; objectReads: number };

const nothing = (): ObjectBill => ({ objectWrites: 0, objectReads: 0 });
const nameOf = (uid: string, { manualId, revision }: RevisionKey): string =>
  `${uid}/${manualId}-${revision}`;

/** Cloud Storage in memory, as manuals use it. */
export function meteredObjects() {
  let bill = nothing();
  const stored = new Map<string, Uint8Array>();
  const write = (): void => void (bill.objectWrites += 1);
  const read = (): void => void (bill.objectReads += 1);

  const indexes: LexicalIndexes = {
    save: async (uid, key, index) => {
      write();
      stored.set(nameOf(uid, key), index);
    },
    load: async (uid, key) => {
      read();
      return stored.get(nameOf(uid, key)) ?? null;
    },
    deleteOf: async (uid, manualId) => {
      // Finding them is a list, which is billed as a write.
      write();
      const prefix = `${uid}/${manualId}-`;
      for (const name of stored.keys()) if (name.startsWith(prefix)) stored.delete(name);
    },
    deleteRevision: async (uid, key) => void stored.delete(nameOf(uid, key)),
  };
  const documents: Documents = {
    save: async () => write(),
    load: async () => {
      read();
      return null;
    },
    // Finding its windows is a list, which is billed as a write.
    deleteOf: async () => write(),
    deleteRevision: async () => write(),
  };
  const recognised: RecognisedPages = {
    save: async () => write(),
    load: async () => {
      write();
      return [];
    },
    // Finding them is a list, which is billed as a write.
    settle: async () => write(),
    deleteOf: async () => write(),
  };
  const files: Pick<ManualFiles, 'describe' | 'deleteAll'> = {
    describe: async () => {
      read();
      return { size: 1000, generation: '1', contentType: 'application/pdf' };
    },
    deleteAll: async () => {
      // What lies beside the original, and pictures of its pages.
      write();
      write();
    },
  };
  const pictures: Pictures = {
    load: async (uid, { manualId, page }) => {
      read();
      return stored.get(`${uid}/picture/${manualId}/${page}`) ?? null;
    },
    save: async (uid, { manualId, page }, picture) => {
      write();
      stored.set(`${uid}/picture/${manualId}/${page}`, picture);
      // How much room all of them take is a list.
      write();
    },
  };
  const receipts: Pick<ReceiptFiles, 'store' | 'delete'> = {
    store: async () => write(),
    // Deleting is free.
    delete: async () => undefined,
  };
  const copies: KeptCopies = {
    use: (_uid, _file, work) => {
      read();
      return work('/tmp/original');
    },
  };
  return {
    ...{ indexes, documents, recognised, files, pictures, copies, receipts },
    /** What was billed since the last time. */
    take(): ObjectBill {
      const taken = bill;
      bill = nothing();
      return taken;
    },
  };
}
