/**
 * Queues that nobody of another one waits in: small files do not wait behind large ones, and what owners wait for does not wait
 * behind what is read again because the reader has changed.
 */
export const lanes = ['small', 'large', 'again'] as const;
export type Lane = (typeof lanes)[number];

/** Which reading a manual waits for: one queue has each name once. */
export type ReadingTurn = { name: string; lane: Lane };

/** Hands manuals to the background worker, each `turn` (`turnOf`) once as long as it is known; the lease tells repetitions apart. */
export type ReadingQueue = {
  enqueue(uid: string, manualId: number, turn: ReadingTurn): Promise<void>;
};
