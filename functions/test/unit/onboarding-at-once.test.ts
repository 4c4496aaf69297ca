import { userConverter } from '../../src/adapters/firestore/converters';
import { firestoreUsers } from '../../src/adapters/firestore/users';
import { aUser } from '../../src/testing/builders';
import { updateOnboarding } from '../../src/usecases/update-onboarding';
import { localFirestore } from './support/local-firestore';

describe('the guided setup on two devices', () => {
  const store = localFirestore();
  /** An instance of the API. */
  function instance() {
    const db = store.connect();
    return { db, users: firestoreUsers(db) };
  }

  it('stays completed, whatever the other device asks for at the same time', async () => {
    const [one, other] = [instance(), instance()];
    const owner = one.db.doc('users/ana').withConverter(userConverter);
    await owner.set(aUser({ onboardingStep: 5 }));
    await Promise.all([
      updateOnboarding(one)('ana', { completed: true }),
      updateOnboarding(other)('ana', { step: 2 }),
    ]);
    expect((await owner.get()).data()).toMatchObject({ onboardingCompleted: true });
  });
});
