import type { SearchHistoryItem } from '@contract';
import { plainWords } from '../../lib/folded';
import { formatDate } from '../../lib/format';

/** A question as the history shows it: once a day, however often it was asked. */
export type Entry = {
  /** The last time. */
  search: SearchHistoryItem;
  /** Numbers of all times, the last one first. */
  ids: number[];
};

export type Day = { name: string; entries: Entry[] };

const startOf = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "Hoy", "Ayer", or the day's date. */
function dayName(createdAt: string, now: Date): string {
  const day = startOf(new Date(createdAt));
  if (day === startOf(now)) return 'Hoy';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return day === yesterday.getTime() ? 'Ayer' : (formatDate(createdAt).split(',')[0] ?? '');
}

/** Questions, the newest first, by the day on which they were asked; what was asked again that day is one entry. */
export function historyDays(searches: readonly SearchHistoryItem[], now: Date): Day[] {
  const days: Day[] = [];
  for (const search of searches) {
    const name = dayName(search.createdAt, now);
    const last = days.at(-1);
    const day = last?.name === name ? last : { name, entries: [] };
    if (day !== last) days.push(day);
    const same = day.entries.find(
      (entry) =>
        // Asked anew with another capital it is the same.
        plainWords(entry.search.query) === plainWords(search.query) &&
        entry.search.vehicleId === search.vehicleId,
    );
    if (same) same.ids.push(search.id);
    else day.entries.push({ search, ids: [search.id] });
  }
  return days;
}

/** How many entries these questions are. */
export const entryCount = (searches: readonly SearchHistoryItem[]): number =>
  historyDays(searches, new Date()).flatMap(({ entries }) => entries).length;
