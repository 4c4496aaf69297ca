/**
 * Resolves at the first Ctrl-C or request to end, or when npm, which started us, was killed. Later signals change
 * nothing: stopping is under way.
 */
export function untilInterrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve());
    if (process.env.npm_lifecycle_event === undefined) return;
    const npm = process.ppid;
    setInterval(() => {
      if (process.ppid !== npm) resolve();
    }, 1000).unref();
  });
}
