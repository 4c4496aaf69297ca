import { userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { AppError } from '../../domain/app-error';
import type { Quotas } from '../../domain/ports';
import { giveBack, quotaNames, spend, type Limits, type Usage } from '../../domain/quota';
import { inOwnersTurn } from './transaction';

const useSchema = z.object({ since: z.number(), count: z.number().int() });
const usageSchema = z.object({
  usage: z.partialRecord(z.enum(quotaNames), useSchema).default({}),
});

/** Usage in the owner's own document: it goes with its owner, and nothing is counted for who is gone. */
export function firestoreQuotas(db: Firestore, limits: Limits, now: () => Date): Quotas {
  const change = (uid: string, decide: (usage: Usage) => Usage): Promise<void> =>
    inOwnersTurn(db, uid, async (transaction) => {
      const owner = db.doc(userPath(uid));
      const stored = await transaction.get(owner);
      if (!stored.exists) throw new AppError('NOT_SIGNED_IN');
      transaction.update(owner, { usage: decide(usageSchema.parse(stored.data()).usage) });
    });
  return {
    spend: (uid, names) => change(uid, (usage) => spend(usage, names, limits, now())),
    giveBack: (uid, names, spentAt) =>
      change(uid, (usage) => giveBack(usage, names, { spentAt, now: now() })),
  };
}
