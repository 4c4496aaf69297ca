import type { Firestore } from 'firebase-admin/firestore';
import type { Quotas } from '../../domain/ports/usage';
import { giveBack, spend, type Limits, type Usage } from '../../domain/quotas/quota';
import { ownersTurns } from './owners-turn';

/** Usage in the owner's own document: it goes with its owner, and nothing is counted for who is gone. */
export function firestoreQuotas(db: Firestore, limits: Limits, now: () => Date): Quotas {
  const { change: inTurn } = ownersTurns(db);
  const change = (uid: string, decide: (usage: Usage, at: Date) => Usage): Promise<Date> =>
    inTurn(uid, (state) => {
      const at = now();
      return { after: { ...state, usage: decide(state.usage, at) }, result: at };
    });
  return {
    spend: (uid, names) => change(uid, (usage, at) => spend(usage, names, limits, at)),
    async giveBack(uid, names, spentAt) {
      await change(uid, (usage, at) => giveBack(usage, names, { spentAt, now: at }));
    },
  };
}
