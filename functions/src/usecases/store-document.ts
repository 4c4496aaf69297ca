import { windowOf, type DocumentPage } from '../domain/document/document-page';
import type { Documents, RevisionKey } from '../domain/ports';

type Ports = { documents: Pick<Documents, 'save'> };

/** Pages on their way into the store. Whoever opened it calls `settle` in the end, also after a failure. */
export type DocumentStream = {
  /** Takes pages, in order; a window that is full is stored while others are read. Fails with what went wrong before. */
  add(page: DocumentPage): Promise<void>;
  /** Stores what is left. */
  finish(): Promise<void>;
  /** Resolves when nothing is on its way any more, whatever became of it: nothing is written afterwards. */
  settle(): Promise<void>;
};

/** Stores a document window by window while it is being read, one after the other. */
export function storeDocument(
  { documents }: Ports,
  { uid, key }: { uid: string; key: RevisionKey },
): DocumentStream {
  let pages: DocumentPage[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = (): Promise<void> => {
    const window = pages;
    pages = [];
    writing = documents.save(uid, key, window);
    // Told by the next `add` or by `finish`, which may come much later.
    writing.catch(() => undefined);
    return writing;
  };

  return {
    async add(page) {
      const [first] = pages;
      if (first && windowOf(first.place) !== windowOf(page.place)) {
        await writing;
        void write();
      }
      pages.push(page);
    },
    async finish() {
      await writing;
      if (pages.length > 0) await write();
    },
    async settle() {
      pages = [];
      await writing.catch(() => undefined);
    },
  };
}
