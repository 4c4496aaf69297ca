/** Removes what this browser keeps for an owner (theme, notifications): every key that names the owner. */
export function forgetOwner(ownerId: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.includes(ownerId)) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
