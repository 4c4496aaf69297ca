import { manualConverter } from '../../src/adapters/firestore/converters';
import { firestoreManuals } from '../../src/adapters/firestore/manuals';
import { aManual } from '../../src/testing/builders';
import { onePage } from '../../src/testing/sweeping';
import { LIMITS, localFirestore } from './support/local-firestore';

const lease = { holder: 'asleep', expiresAt: new Date(0) };
const soon = () => new Date(Date.now() + 1000);

describe('manuals whose worker was overtaken', () => {
  const store = localFirestore();

  it('are found with their owner, once their time has come, until they were looked after', async () => {
    const manuals = firestoreManuals(store.db, LIMITS);
    for (const uid of ['ana', 'luis']) {
      const shelf = store.db.collection(`users/${uid}/manuals`).withConverter(manualConverter);
      await shelf.doc('1').set(aManual({ id: 1, status: 'processing', lease }));
    }
    expect(await manuals.listOvertaken(soon(), null)).toEqual(onePage([]));
    await manuals.update('ana', 1, () => ({ lease: null }));
    expect(await manuals.listOvertaken(new Date(0), null)).toEqual(onePage([]));
    const { found } = await manuals.listOvertaken(soon(), null);
    expect(found.map(({ uid, manual }) => `${uid}/${manual.id}`)).toEqual(['ana/1']);
    await manuals.update('ana', 1, () => ({ overtakenAt: null }));
    expect(await manuals.listOvertaken(soon(), null)).toEqual(onePage([]));
  });
});
