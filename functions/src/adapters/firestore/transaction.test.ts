import type { Firestore } from 'firebase-admin/firestore';
import { inTransaction } from './transaction';

const failing = (code: number, message: string) => {
  const error = Object.assign(new Error(message), { code });
  const runTransaction = jest.fn().mockRejectedValue(error);
  return { error, db: { runTransaction } as unknown as Firestore };
};

const nothing = () => Promise.resolve(null);

describe('inTransaction', () => {
  it.each([
    ['was aborted in every attempt', 10, '10 ABORTED: Transaction lock timeout.'],
    ['was ended while it read', 3, '3 INVALID_ARGUMENT: Transaction is invalid or closed.'],
  ])('asks to try again when the transaction %s', async (_what, code, message) => {
    const { db, error } = failing(code, message);
    await expect(inTransaction(db, nothing)).rejects.toMatchObject({
      code: 'TRY_AGAIN',
      cause: error,
    });
  });

  it.each([
    ['an argument that is none', 3, '3 INVALID_ARGUMENT: Value for field "year" is no number.'],
    ['a database that is away', 14, '14 UNAVAILABLE: No connection established.'],
  ])('leaves %s to whoever asked', async (_what, code, message) => {
    const { db, error } = failing(code, message);
    await expect(inTransaction(db, nothing)).rejects.toBe(error);
  });
});
