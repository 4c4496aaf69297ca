import type { SearchProgress } from '@contract';
import type { Excerpt } from '../ports';

type Stage = SearchProgress['stage'];

/** Told when a question goes on to another stage. */
export type OnProgress = (stage: Stage, pages?: string[]) => void;

/** How far a question is, under the id that its request was sent with. */
export type StoredProgress = SearchProgress & { id: string };

export type SearchProgresses = {
  get(uid: string): Promise<StoredProgress | null>;
  /** Takes the place of what was told of the question before. */
  begin(uid: string, progress: StoredProgress): Promise<void>;
  /** Does nothing where the record is gone, as it is with its owner. */
  advance(uid: string, progress: StoredProgress): Promise<void>;
};

const MAX_PAGES = 3;
const MAX_PAGE_LENGTH = 60;

/** The places that are read, as they are shown: the best, each once. */
export const pagesRead = (excerpts: readonly Excerpt[]): string[] =>
  [...new Set(excerpts.map(({ chunk }) => chunk.pageReference.slice(0, MAX_PAGE_LENGTH)))]
    .filter((page) => page !== '')
    .slice(0, MAX_PAGES);

/** Who waits on an instance: at most so many, and of one owner the newest. Null where there is no room. */
export function waitingRoom(places: number) {
  const waiting = new Map<string, symbol>();
  return {
    enter(uid: string) {
      if (waiting.size >= places && !waiting.has(uid)) return null;
      const own = Symbol(uid);
      waiting.set(uid, own);
      const isIn = (): boolean => waiting.get(uid) === own;
      return { isIn, leave: (): unknown => isIn() && waiting.delete(uid) };
    },
  };
}
