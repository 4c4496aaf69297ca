import type { Feedback } from '@contract';
import type { SearchRecord } from './records';

/** Which questions are listed: those before a number, or only those that are kept. */
export type SearchFilter = { before?: number | undefined; isSaved?: boolean | undefined };

/** When stored questions go, where the operator keeps them for another time than they were stored with. */
export type SearchExpiry = {
  /**
   * Gives a page of the questions of all owners the moment at which they go (0 days: none); what is kept has none. Returns
   * how many were changed, and the place where the next page begins, null after the last.
   */
  apply(
    retentionDays: number,
    after: string | null,
  ): Promise<{ changed: number; next: string | null }>;
};

/** What is done with an answer that was given. */
export type StoredSearches = {
  count(uid: string): Promise<{ total: number; saved: number }>;
  /** Keeps one from `savedAt` on, or for no longer than others (null). False when there was no such question. */
  keep(uid: string, id: number, savedAt: Date | null): Promise<boolean>;
  /** Takes the place of what was said before (null: nothing); returns that. False when there was no such question. */
  rate(
    uid: string,
    id: number,
    feedback: Feedback | null,
  ): Promise<{ before: Feedback | null } | false>;
  /** Of all owners, those whose feedback may be used. */
  usableFeedback(): AsyncIterable<{ uid: string; search: SearchRecord }>;
};
