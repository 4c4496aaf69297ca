/** Runs works with the same key one after the other, in the order in which they came; others at once. */
export function oneAtATime() {
  const last = new Map<string, Promise<void>>();
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve();
    const result = before.then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, ended);
    try {
      return await result;
    } finally {
      if (last.get(key) === ended) last.delete(key);
    }
  };
}
