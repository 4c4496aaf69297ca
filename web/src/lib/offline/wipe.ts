import { isAnythingKept } from './name';
import { choiceKey, emptyGlovebox, isOld, readNote } from './owner';

/** What is kept is for the account that put it in, and for no longer than it was told: anybody else finds nothing. */
export async function emptyUnlessOf(ownerId: string | undefined): Promise<void> {
  const note = readNote();
  if (note?.owner !== ownerId || isOld(note)) await emptyGlovebox();
}

/** Removes all that is kept of an owner, and which vehicles that were to be. */
export async function leaveDevice(ownerId: string | undefined): Promise<void> {
  try {
    if (ownerId !== undefined) localStorage.removeItem(choiceKey(ownerId));
  } catch {
    // Storage is blocked: nothing was kept.
  }
  if (isAnythingKept()) await emptyGlovebox();
}
