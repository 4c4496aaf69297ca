import type { Use } from './quota';

const DAY_MS = 24 * 60 * 60_000;

/** Uses within a day that begins with the first of them. */
export const usesOfDay = (use: Use | undefined, now: Date): Use =>
  use && now.getTime() < use.since + DAY_MS ? use : { since: now.getTime(), count: 0 };

/** How many of `wanted` fit into every one of these. */
export const fitting = (
  wanted: number,
  allowances: readonly { use: Use; most: number }[],
): number => Math.max(0, Math.min(wanted, ...allowances.map(({ use, most }) => most - use.count)));

export const withMore = ({ since, count }: Use, more: number): Use => ({
  since,
  count: count + more,
});
