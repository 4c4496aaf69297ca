import { OFFERED_YEARS } from '@contract';

/** The years that are offered, the newest first. */
export function offeredYears(now = new Date()): number[] {
  const newest = now.getFullYear();
  return Array.from({ length: OFFERED_YEARS }, (_, index) => newest - index);
}
