import { collections } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Spending } from '../../domain/ports/usage';

/** How long an instance believes what it has read: a read a minute costs nothing, and a minute of spending little. */
const BELIEVED_MS = 60_000;

const storedSchema = z.object({ isStopped: z.boolean() });

/** The switch in `service/spending`; where there is none, money is spent. */
export function firestoreSpending(db: Firestore, now: () => Date): Spending {
  const document = db.collection(collections.service).doc('spending');
  let known: { isStopped: boolean; until: number } | undefined;
  let reading: Promise<boolean> | undefined;

  async function read(): Promise<boolean> {
    const stored = await document.get();
    // Whoever wrote something else by hand wanted to stop it.
    const isStopped =
      stored.exists && (storedSchema.safeParse(stored.data()).data?.isStopped ?? true);
    known = { isStopped, until: now().getTime() + BELIEVED_MS };
    return isStopped;
  }

  return {
    async isStopped() {
      if (known && now().getTime() < known.until) return known.isStopped;
      reading ??= read().finally(() => (reading = undefined));
      return reading;
    },

    async set(isStopped) {
      await document.set({ isStopped, since: now() });
      known = undefined;
    },
  };
}
