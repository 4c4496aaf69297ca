import { AppError } from './app-error';

const WINDOW_MS = 60_000;
/** Addresses that an instance remembers; the oldest are forgotten first. About 2 MB. */
const MAX_SOURCES = 20_000;

/**
 * Refuses what comes too often from one address within a minute. Counted in the memory of each instance: what anybody
 * may ask without an account must not cost a write.
 */
export function sourceLimit(perMinute: number, now: () => Date) {
  const uses = new Map<string, { since: number; count: number }>();
  return (source: string): void => {
    const time = now().getTime();
    const known = uses.get(source);
    const use = known && time < known.since + WINDOW_MS ? known : { since: time, count: 0 };
    if (use.count >= perMinute) {
      const retryAfterSeconds = Math.max(1, Math.ceil((use.since + WINDOW_MS - time) / 1000));
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    }
    uses.delete(source);
    uses.set(source, { ...use, count: use.count + 1 });
    const [oldest] = uses.keys();
    if (uses.size > MAX_SOURCES && oldest !== undefined) uses.delete(oldest);
  };
}
