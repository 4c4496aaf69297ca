import { AppError } from '../faults/app-error';

const WINDOW_MS = 60_000;
/** Addresses that an instance remembers of each kind; the oldest are forgotten first. Together about 4 MB. */
const MAX_SOURCES = 20_000;

/**
 * Where a request without an account comes from; `client` is '' where nobody says. `use` keeps apart what must not use up
 * the room of something else.
 */
export type Source = { use: string; edge: string; client: string };

type Window = { since: number; count: number };

/** Counts by key within a minute of each. */
function windows(perMinute: number) {
  const uses = new Map<string, Window>();
  const current = (key: string, time: number): Window => {
    const known = uses.get(key);
    return known && time < known.since + WINDOW_MS ? known : { since: time, count: 0 };
  };
  return {
    /** Milliseconds until one more is let through; 0 when it is now. */
    wait(key: string, time: number): number {
      const { since, count } = current(key, time);
      return count < perMinute ? 0 : since + WINDOW_MS - time;
    },
    add(key: string, time: number): void {
      const { since, count } = current(key, time);
      uses.delete(key);
      uses.set(key, { since, count: count + 1 });
      const [oldest] = uses.keys();
      if (uses.size > MAX_SOURCES && oldest !== undefined) uses.delete(oldest);
    },
  };
}

/**
 * Refuses what comes too often within a minute: from one client, who is told apart by what the edge says of it, and from
 * one edge, generously, because whoever is no edge of ours may claim a new client each time. A client counts below its
 * edge: nobody uses up the room of a client who comes by another. What is refused counts nowhere, so that one client
 * cannot use up its edge's. Kept in the memory of each instance: what anybody may ask without an account must not cost a
 * write.
 */
export function sourceLimit(perMinute: { client: number; edge: number }, now: () => Date) {
  const clients = windows(perMinute.client);
  const edges = windows(perMinute.edge);
  return ({ use, edge, client }: Source): void => {
    const time = now().getTime();
    const ofEdge = `${use} ${edge}`;
    const counted = [{ kept: edges, key: ofEdge }];
    // Of nobody in particular: everybody behind an edge that does not say would share what one of them may.
    if (client !== '') counted.push({ kept: clients, key: `${ofEdge} ${client}` });
    const wait = Math.max(...counted.map(({ kept, key }) => kept.wait(key, time)));
    if (wait > 0) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) });
    }
    for (const { kept, key } of counted) kept.add(key, time);
  };
}
