type Observed = { uid: string };

/**
 * Hands over a user only once it is the one who is observed: never the user of before, whatever comes late.
 * `see`: told of everybody who is observed, null when nobody is signed in.
 */
export function createObservedUser<User extends Observed>() {
  let current: User | null = null;
  const waiting = new Set<{ uid: string; resolve: (user: User) => void }>();
  return {
    see(user: User | null): void {
      current = user;
      for (const wait of waiting) {
        if (wait.uid !== user?.uid) continue;
        waiting.delete(wait);
        wait.resolve(user);
      }
    },
    /** The user of this id, as soon as it is the one who is signed in. */
    whenSignedIn: (uid: string): Promise<User> =>
      current?.uid === uid
        ? Promise.resolve(current)
        : new Promise((resolve) => waiting.add({ uid, resolve })),
  };
}
