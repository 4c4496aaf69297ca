import type { QuotaName } from '../quotas/quota';

/** What is counted because it costs, and what stops it. */

/** How often an owner did what costs, counted in transactions. */
export type Quotas = {
  /** Counts one use of each and returns when; fails with the code of the first that is used up, and counts none then. */
  spend(uid: string, names: readonly QuotaName[]): Promise<Date>;
  /** Takes back what was counted at `spentAt`. */
  giveBack(uid: string, names: readonly QuotaName[], spentAt: Date): Promise<void>;
};

/** The switch by which maintainers stop all that costs money, without a deploy. No owner reads or writes it. */
export type Spending = {
  /** Up to a minute after the switch was thrown it may say what it said before. */
  isStopped: () => Promise<boolean>;
  set: (isStopped: boolean) => Promise<void>;
};

/** Scanned pages that are paid for a day: of one owner, and of all. */
export type PageAllowance = {
  /**
   * How many of `pages` may still be recognised today. They count at once, whatever comes of them: what was sent is paid for.
   */
  take: (uid: string, pages: number) => Promise<number>;
};
