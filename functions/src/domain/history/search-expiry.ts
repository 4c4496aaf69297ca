import type { SearchRecord } from '../ports/records';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long questions and answers are kept: days, 0 for until their owner deletes them. */
export type Retention = { retentionDays: number; now: () => Date };

/** When a question that is not kept for longer goes; null: never by itself. */
export const expiryOf = (askedAt: Date, retentionDays: number): Date | null =>
  retentionDays === 0 ? null : new Date(askedAt.getTime() + retentionDays * DAY_MS);

/** Whether its time is over. Firestore deletes it then, up to days later; until it has, nobody is shown it. */
export const isExpired = ({ expireAt }: Pick<SearchRecord, 'expireAt'>, now: Date): boolean =>
  expireAt !== undefined && expireAt <= now;
