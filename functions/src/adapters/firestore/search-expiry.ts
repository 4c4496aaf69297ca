import { collections } from '@contract';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { expiryOf } from '../../domain/history/search-expiry';
import type { SearchRecord } from '../../domain/ports/records';
import type { SearchExpiry } from '../../domain/ports/stored-searches';
import { inParallel } from '../in-parallel';
import { pageByPath } from './pages';
import { EXPIRE_AT, searchConverter } from './search-converter';
import { inTransaction } from './transaction';

const AT_ONCE = 20;

const dueAt = ({ savedAt, createdAt }: SearchRecord, days: number): Date | null =>
  savedAt ? null : expiryOf(createdAt, days);

const isRight = (search: SearchRecord, days: number): boolean =>
  search.expireAt?.getTime() === dueAt(search, days)?.getTime();

/** The moments at which Firestore deletes stored questions. */
export function firestoreSearchExpiry(db: Firestore): SearchExpiry {
  const all = () => db.collectionGroup(collections.searches).withConverter(searchConverter);

  /** In a transaction: one that its owner keeps in this moment must not be given an end after all. */
  const setRight = (path: string, days: number): Promise<boolean> =>
    inTransaction(db, async (transaction) => {
      const document = db.doc(path);
      const search = (await transaction.get(document.withConverter(searchConverter))).data();
      if (!search || isRight(search, days)) return false;
      transaction.update(document, { [EXPIRE_AT]: dueAt(search, days) ?? FieldValue.delete() });
      return true;
    });

  return {
    async apply(retentionDays, after) {
      const { found, next } = await pageByPath(all(), after);
      const wrong = found.filter((document) => !isRight(document.data(), retentionDays));
      const changes = await inParallel(wrong, AT_ONCE, ({ ref }) =>
        setRight(ref.path, retentionDays),
      );
      return { changed: changes.filter(Boolean).length, next };
    },
  };
}
