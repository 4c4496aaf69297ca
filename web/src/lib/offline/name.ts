/** Under which this device notes whose answers it keeps (`owner.ts`), and keeps them (`store.ts`). */
export const GLOVEBOX = 'guantera-glovebox';

/** Whether anything is kept; blocked storage keeps nothing. All that most pages need to know of it. */
export function isAnythingKept(): boolean {
  try {
    return GLOVEBOX in localStorage;
  } catch {
    return false;
  }
}
