/** Under which this device keeps what it keeps: a note of whose it is (localStorage), and the answers (IndexedDB, `store.ts`). */
export const GLOVEBOX = 'guantera-glovebox';

/** What an owner put in here goes after this time without a refresh, in milliseconds (30 days). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type Contents = {
  /** Of each vehicle the numbers of its answers, and how many pages these cite. */
  vehicles: Record<number, { answers: number[]; pages: number }>;
  /** Answers that were saved then, also those that found no room. */
  saved: number[];
  bytes: number;
  /** Pictures and pages that found no room. */
  leftOut: number;
};

/** One account at a time. `at`: when it was filled last; `contents`: null until it has been once. */
export type Note = { owner: string; at: string; contents: Contents | null };

/** Null where nothing is kept, or storage is blocked. */
export function readNote(): Note | null {
  try {
    return JSON.parse(localStorage.getItem(GLOVEBOX) ?? 'null') as Note | null;
  } catch {
    return null;
  }
}

export const writeNote = (note: Note): void => localStorage.setItem(GLOVEBOX, JSON.stringify(note));

/** Removes all that is kept. Resolves when it is gone, or as good as: what stays behind belongs to nobody, and goes next time. */
export const emptyGlovebox = (): Promise<void> =>
  new Promise((resolve) => {
    try {
      // Nobody's from now on: what another tab is about to put in finds no owner.
      writeNote({ owner: '', at: '', contents: null });
      const request = indexedDB.deleteDatabase(GLOVEBOX);
      request.onsuccess = () => {
        localStorage.removeItem(GLOVEBOX);
        resolve();
      };
      request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });

/** What is kept is for the account that put it in, and for no longer than it was told: anybody else finds nothing. */
export function emptyUnlessOf(ownerId: string | null | undefined): void {
  const note = readNote();
  if (!note) return;
  const isOld = !(Date.now() - Date.parse(note.at) < KEPT_MS);
  if (note.owner !== ownerId || isOld) void emptyGlovebox();
}

/** Vehicles that an owner wants to have on this device; of no meaning to anybody else, and forgotten at sign-out. */
export const choiceKey = (ownerId: string): string => `${GLOVEBOX}:${ownerId}`;

/** What an owner who signs out leaves on this device: nothing. */
export function leaveDevice(ownerId: string | undefined): Promise<void> {
  try {
    if (ownerId !== undefined) localStorage.removeItem(choiceKey(ownerId));
  } catch {
    // Storage is blocked: nothing was kept.
  }
  return readNote() ? emptyGlovebox() : Promise.resolve();
}
