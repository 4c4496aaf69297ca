import { choiceKey } from './owner';
import { BlockedStorage } from './store';

/** Numbers of the vehicles that an owner wants to have on this device. */
export function chosenVehicles(ownerId: string): number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(choiceKey(ownerId)) ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** Whether an owner has said what this device is to keep, be it nothing. Where that cannot be known, nothing is kept unasked. */
export function hasChosen(ownerId: string): boolean {
  try {
    return localStorage.getItem(choiceKey(ownerId)) !== null;
  } catch {
    return true;
  }
}

/** Null: nothing was said. Stays when a session ends by itself, so that the same owner finds everything again at the next sign-in. */
export function chooseVehicles(ownerId: string, vehicles: readonly number[] | null): void {
  try {
    if (vehicles === null) localStorage.removeItem(choiceKey(ownerId));
    else localStorage.setItem(choiceKey(ownerId), JSON.stringify(vehicles));
  } catch (cause) {
    throw new BlockedStorage('', { cause });
  }
}
