import { setTimeout as sleep } from 'node:timers/promises';
import { userPath } from '@contract';
import type {
  DocumentSnapshot,
  Firestore,
  Timestamp,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import { quotaNames, type Usage } from '../../domain/quotas/quota';
import { oneAtATime } from '../one-at-a-time';
import { isNotFound, isOvertaken } from './grpc-codes';
import { inTransaction, MAX_ATTEMPTS } from './transaction';

/** What every question changes of the owner's own document: what was used, and the number of the last question. */
type OwnersState = { usage: Usage; searches: number };
type Seen = { state: OwnersState; at: Timestamp };

/** The state afterwards. Further writes go into the batch: all of them happen, or none. */
type Decide<Result> = (
  state: OwnersState,
  batch: WriteBatch,
) => { after: OwnersState; result: Result };

const useSchema = z.object({ since: z.number(), count: z.number().int() });
const stored = z.object({
  usage: z.partialRecord(z.enum(quotaNames), useSchema).default({}),
  counters: z.object({ search: z.number().int().default(0) }).default({ search: 0 }),
});

/** Owners whose documents are remembered. */
const REMEMBERED = 5000;
const MAX_WAIT_MS = 50;

const mayBeStale = (error: unknown): boolean =>
  error instanceof AppError || isOvertaken(error) || isNotFound(error);

function seenIn(snapshot: DocumentSnapshot): Seen {
  const at = snapshot.updateTime;
  if (!at) throw new AppError('NOT_SIGNED_IN');
  const { usage, counters } = stored.parse(snapshot.data());
  return { state: { usage, searches: counters.search }, at };
}

/**
 * Changes an owner's state on the condition that nobody else changed the document since it was read: optimistic
 * concurrency by the time of its last update. What this instance wrote last it knows without reading. Works for one
 * owner take turns; only those of other instances collide, and are decided again.
 */
function createTurns(db: Firestore) {
  const turns = oneAtATime();
  const remembered = new Map<string, Seen>();

  async function attempt<Result>(uid: string, { state, at }: Seen, decide: Decide<Result>) {
    const batch = db.batch();
    const { after, result } = decide(state, batch);
    const change = { usage: after.usage, 'counters.search': after.searches };
    batch.update(db.doc(userPath(uid)), change, { lastUpdateTime: at });
    const written = (await batch.commit()).at(-1);
    if (remembered.size >= REMEMBERED) remembered.clear();
    if (written) remembered.set(uid, { state: after, at: written.writeTime });
    return result;
  }

  async function untilUnchanged<Result>(uid: string, decide: Decide<Result>): Promise<Result> {
    for (let attempts = 1; ; attempts += 1) {
      const seen = seenIn(await db.doc(userPath(uid)).get());
      try {
        return await attempt(uid, seen, decide);
      } catch (error) {
        if (!isOvertaken(error)) throw error;
        if (attempts === MAX_ATTEMPTS) throw new AppError('TRY_AGAIN', { cause: error });
        await sleep(Math.random() * MAX_WAIT_MS);
      }
    }
  }

  async function takeTurn<Result>(uid: string, decide: Decide<Result>): Promise<Result> {
    const seen = remembered.get(uid);
    remembered.delete(uid);
    if (!seen) return untilUnchanged(uid, decide);
    try {
      return await attempt(uid, seen, decide);
    } catch (error) {
      if (mayBeStale(error)) return untilUnchanged(uid, decide);
      throw error;
    }
  }

  return {
    change: <Result>(uid: string, decide: Decide<Result>): Promise<Result> =>
      turns(uid, () => takeTurn(uid, decide)),

    /**
     * A transaction over what questions change, too, while none of this instance changes it: where locks are optimistic,
     * an owner who asks without a pause would have it begin anew until it gave up.
     */
    transaction: <Result>(
      uid: string,
      work: (transaction: Transaction) => Promise<Result>,
    ): Promise<Result> =>
      turns(uid, () => {
        remembered.delete(uid);
        return inTransaction(db, work);
      }),
  };
}

const turnsOf = new WeakMap<Firestore, ReturnType<typeof createTurns>>();

/** The turns of all who change owners' states in this database. A change fails with NOT_SIGNED_IN for who is gone. */
export function ownersTurns(db: Firestore): ReturnType<typeof createTurns> {
  const turns = turnsOf.get(db) ?? createTurns(db);
  turnsOf.set(db, turns);
  return turns;
}
