import type * as Leave from './wipe';
import { isAnythingKept } from './name';

/** What cannot be removed now is removed at the next look. */
const tell = (way: (leave: typeof Leave) => Promise<void>): Promise<void> =>
  import('./wipe').then(way).catch(() => undefined);

/** What is kept is for the account that put it in: anybody else finds nothing. */
export function keepOnlyFor(ownerId: string | undefined): void {
  if (isAnythingKept()) void tell((leave) => leave.emptyUnlessOf(ownerId));
}

/** What an owner who signs out leaves on this device: nothing. */
export const signOutOfDevice = (ownerId: string | undefined): Promise<void> =>
  tell((leave) => leave.leaveDevice(ownerId));
