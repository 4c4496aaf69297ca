import { GLOVEBOX } from './name';

/** What an owner put in here goes after this time without a refresh, in milliseconds (30 days). */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Of the vehicle's page. */
export type VehiclePart = 'signals' | 'facts' | 'emergencies' | 'plan';

export type Contents = {
  /** Of each vehicle the parts of its page, the numbers of its answers, and how many pages these cite. */
  vehicles: Record<number, { parts: VehiclePart[]; answers: number[]; pages: number }>;
  /** Answers that were saved then, also those that found no room. */
  saved: number[];
  bytes: number;
  /** Pictures and pages that found no room. */
  leftOut: number;
  /** Kept for the road without being asked for (`fill-road.ts`): of which vehicle and manuals that is. */
  road?: string;
};

/**
 * Whose it is that this device keeps, in localStorage; the answers are in IndexedDB (`store.ts`). One account at a time.
 * `at`: when it was filled last; `contents`: null until it has been once.
 */
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

export const isOld = (note: Note | null): boolean =>
  !(Date.now() - Date.parse(note?.at ?? '') < KEPT_MS);

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

/** Vehicles that an owner wants to have on this device; of no meaning to anybody else, and forgotten at sign-out. */
export const choiceKey = (ownerId: string): string => `${GLOVEBOX}:${ownerId}`;
