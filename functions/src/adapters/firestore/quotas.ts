import type { Firestore } from 'firebase-admin/firestore';
import type { Quotas } from '../../domain/ports';
import { giveBack, spend, type Limits, type Usage } from '../../domain/quota';
import { ownersTurns } from './owners-turn';

/** Usage in the owner's own document: it goes with its owner, and nothing is counted for who is gone. */
export function firestoreQuotas(db: Firestore, limits: Limits, now: () => Date): Quotas {
  const { change: inTurn } = ownersTurns(db);
  const change = (uid: string, decide: (usage: Usage) => Usage): Promise<void> =>
    inTurn(uid, (state) => ({
      after: { ...state, usage: decide(state.usage) },
      result: undefined,
    }));
  return {
    spend: (uid, names) => change(uid, (usage) => spend(usage, names, limits, now())),
    giveBack: (uid, names, spentAt) =>
      change(uid, (usage) => giveBack(usage, names, { spentAt, now: now() })),
  };
}
