import * as z from 'zod/mini';
import { moment, type DueWork, type Notification } from '@contract';
import { isSampleId, samplesOf } from './samples';

/** How long news is told, in milliseconds (7 days). */
const TOLD_MS = 7 * 24 * 60 * 60 * 1000;

/** Something that happened; its id ends in its moment. */
export type News = Notification & {
  /** Where the owner sees it. */
  path: string;
};
export type Item = Notification & { path: string | null };

/** What this browser keeps of an owner's notifications: ids and a moment, nothing that could be private. */
export const marksSchema = z.object({
  /** When the owner first opened the app here: the samples age from then on. */
  since: moment,
  read: z.array(z.string()),
  deleted: z.array(z.string()),
});
export type Marks = z.infer<typeof marksSchema>;

export const noMarks = (now: number): Marks => ({
  since: new Date(now).toISOString(),
  read: [],
  deleted: [],
});

const isTold = (timestamp: string, now: number): boolean => now - Date.parse(timestamp) < TOLD_MS;

const MOMENT_AT_END = /\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Whether an id can still be shown; the others need no mark. */
function canReturn(id: string, now: number): boolean {
  const timestamp = MOMENT_AT_END.exec(id)?.[0];
  return timestamp === undefined ? isSampleId(id) : isTold(timestamp, now);
}

/** The marks after these notifications were read or deleted, without marks that nothing needs any more. */
export function afterMarking(
  marks: Marks,
  mark: 'read' | 'deleted',
  ids: readonly string[],
  now: number,
): Marks {
  const kept = { read: new Set(marks.read), deleted: new Set(marks.deleted) };
  for (const id of ids) kept[mark].add(id);
  const prune = (set: ReadonlySet<string>) => [...set].filter((id) => canReturn(id, now));
  return { since: marks.since, read: prune(kept.read), deleted: prune(kept.deleted) };
}

/** What wants its owner: news that is unread, and what is past its time. It stands out in the list, and nothing else does. */
export const wantsOwner = (one: Item | DueWork): boolean =>
  'due' in one ? one.due.state === 'now' : !one.read && !isSampleId(one.id);

/** The bell tells how many. */
export const countOf = (items: readonly Item[], work: readonly DueWork[]): number =>
  [...items, ...work].filter(wantsOwner).length;

export const unreadOf = (items: readonly Item[]): Item[] => items.filter(({ read }) => !read);

/** What is done with once it was seen: there is nothing to do about what went well. */
export const seenOf = (items: readonly Item[]): string[] =>
  unreadOf(items)
    .filter(({ type }) => type !== 'warning')
    .map(({ id }) => id);

const newestFirst = (one: Item, other: Item): number =>
  Date.parse(other.timestamp) - Date.parse(one.timestamp);

/** The notifications to show: what happened in the last seven days, and the samples, the newest first. */
export function notificationsOf(news: readonly News[], marks: Marks, now: number): Item[] {
  const recent: Item[] = news.filter(({ timestamp }) => isTold(timestamp, now));
  const samples: Item[] = samplesOf(marks.since).map((sample) => ({ ...sample, path: null }));
  return [...recent, ...samples]
    .toSorted(newestFirst)
    .filter(({ id }) => !marks.deleted.includes(id))
    .map((item) => ({ ...item, read: item.read || marks.read.includes(item.id) }));
}
