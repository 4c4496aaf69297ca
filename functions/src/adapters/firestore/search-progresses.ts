import { searchProgressPath, searchProgressSchema } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { SearchProgresses } from '../../domain/conversation/search-progress';
import { isNotFound } from './grpc-codes';

const storedSchema = z.object({ ...searchProgressSchema.shape, id: z.string() });

/** One record for each owner, which the next question takes: none of them has to be cleared away. */
export function firestoreSearchProgresses(db: Firestore): SearchProgresses {
  const document = (uid: string) => db.doc(searchProgressPath(uid));
  return {
    async get(uid) {
      const stored = await document(uid).get();
      return storedSchema.safeParse(stored.data()).data ?? null;
    },

    async begin(uid, progress) {
      await document(uid).set(progress);
    },

    async advance(uid, progress) {
      // A question that began later may be told of by an earlier one for a moment; its next step ends that.
      await document(uid)
        .update(progress)
        .catch((error: unknown) => {
          if (!isNotFound(error)) throw error;
        });
    },
  };
}
