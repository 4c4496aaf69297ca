import { userPath } from '@contract';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/faults/app-error';
import type { Counted } from '../../domain/ports/records';

const countersSchema = z.object({ counters: z.record(z.string(), z.number().int()).default({}) });

/**
 * The owner's next number for a vehicle or a manual; those of questions are given in `owners-turn.ts`. `take` counts it, and
 * must follow the transaction's last read. Fails with NOT_SIGNED_IN when the owner is gone. Who reads the owner's document
 * here collides with everybody else who does: that is what makes numbers unique.
 */
export async function nextNumber(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  kind: Counted,
): Promise<{ id: number; take: () => void }> {
  const owner = db.doc(userPath(uid));
  const stored = await transaction.get(owner);
  if (!stored.exists) throw new AppError('NOT_SIGNED_IN');
  const { counters } = countersSchema.parse(stored.data());
  const id = (counters[kind] ?? 0) + 1;
  return {
    id,
    take: () => transaction.update(owner, { [`counters.${kind}`]: id }),
  };
}
