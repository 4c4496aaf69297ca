import { collections, userPath } from '@contract';
import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { fitting, usesOfDay, withMore } from '../../domain/quotas/allowance';
import type { PageAllowance } from '../../domain/ports/usage';
import { ownersTurns } from './owners-turn';

/** The field of an owner's document, which goes with it, and the document of all owners' together. */
const FIELD = 'ocrPages';

const useSchema = z.object({ since: z.number(), count: z.number().int() });
const ownerSchema = z.object({ [FIELD]: useSchema.optional() });
const allSchema = useSchema.optional();

type Most = { ofOwnerPerDay: number; ofAllPerDay: number };

/** Counted in `users/{uid}` and `service/ocrPages`, both or none. Nothing is granted to who is gone. */
export function firestorePageAllowance(
  db: Firestore,
  { ofOwnerPerDay, ofAllPerDay }: Most,
  now: () => Date,
): PageAllowance {
  const { transaction: inTurn } = ownersTurns(db);
  const all = db.collection(collections.service).doc(FIELD);
  return {
    take: (uid, pages) =>
      inTurn(uid, async (transaction) => {
        const owner = db.doc(userPath(uid));
        const [ofOwner, ofAll] = await transaction.getAll(owner, all);
        if (!ofOwner?.exists) return 0;
        const at = now();
        const own = usesOfDay(ownerSchema.parse(ofOwner.data())[FIELD], at);
        const shared = usesOfDay(allSchema.parse(ofAll?.data()), at);
        const granted = fitting(pages, [
          { use: own, most: ofOwnerPerDay },
          { use: shared, most: ofAllPerDay },
        ]);
        if (granted === 0) return 0;
        transaction.update(owner, { [FIELD]: withMore(own, granted) });
        transaction.set(all, withMore(shared, granted));
        return granted;
      }),
  };
}
