/**
 * Aborts at the first Ctrl-C or request to end, or when npm, which started us, was killed. Later signals change
 * nothing: stopping is under way.
 */
export function watchForInterruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort());
  }
  if (process.env.npm_lifecycle_event !== undefined) {
    const npm = process.ppid;
    setInterval(() => {
      if (process.ppid !== npm) controller.abort();
    }, 1000).unref();
  }
  return controller.signal;
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
