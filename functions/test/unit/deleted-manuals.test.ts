import { manualConverter } from '../../src/adapters/firestore/converters';
import { firestoreDeletedManuals } from '../../src/adapters/firestore/deleted-manuals';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { aManual } from '../../src/testing/builders';
import { onePage } from '../../src/testing/sweeping';
import { LIMITS, localFirestore } from './support/local-firestore';

const soon = () => new Date(Date.now() + 1000);

describe('manuals that are gone', () => {
  const store = localFirestore();

  const shelve = async (uid: string, id: number) => {
    await store.db.doc(`users/${uid}`).set({});
    const record = store.db.doc(`users/${uid}/manuals/${id}`).withConverter(manualConverter);
    await record.set(aManual({ id }));
  };

  it('are deleted once, however many delete them at once', async () => {
    await shelve('eva', 1);
    const manuals = firestoreManuals(store.db, LIMITS);
    const deleted = await Promise.all([1, 1, 1].map((id) => manuals.delete('eva', id)));
    expect(deleted.filter(Boolean)).toHaveLength(1);
    await firestoreDeletedManuals(store.db).forget('eva', 1);
  });

  it('leave no note below an owner who is gone', async () => {
    await shelve('luis', 1);
    await store.db.doc('users/luis').delete();
    expect(await firestoreManuals(store.db, LIMITS).delete('luis', 1)).toBe(true);
    expect(await firestoreDeletedManuals(store.db).list(soon(), null)).toEqual(onePage([]));
  });

  it('are remembered with their owner until they are forgotten', async () => {
    const deletedManuals = firestoreDeletedManuals(store.db);
    const manuals = firestoreManuals(store.db, LIMITS);
    await shelve('ana', 7);
    expect(await manuals.delete('ana', 7)).toBe(true);
    expect(await deletedManuals.list(new Date(0), null)).toEqual(onePage([]));
    const found = onePage([{ uid: 'ana', manualId: 7 }]);
    expect(await deletedManuals.list(soon(), null)).toEqual(found);
    await deletedManuals.forget('ana', 7);
    expect(await deletedManuals.list(soon(), null)).toEqual(onePage([]));
  });
});
