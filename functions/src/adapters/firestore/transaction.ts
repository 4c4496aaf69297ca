import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { AppError } from '../../domain/faults/app-error';
import { isAborted } from './grpc-codes';

/** An owner has few devices; more collisions in a row than this are an attack or a mistake. */
export const MAX_ATTEMPTS = 12;

/** Runs `work` until nobody else changed what it read; it may run more than once. Gives up with TRY_AGAIN. */
export async function inTransaction<Result>(
  db: Firestore,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.runTransaction(work, { maxAttempts: MAX_ATTEMPTS });
  } catch (error) {
    if (isAborted(error)) throw new AppError('TRY_AGAIN', { cause: error });
    throw error;
  }
}
