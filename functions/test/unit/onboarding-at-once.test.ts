import { Firestore } from 'firebase-admin/firestore';
import { startFirestore, type FirestoreServer } from '../../../local/firestore/server';
import { userConverter } from '../../src/adapters/firestore/converters';
import { firestoreUsers } from '../../src/adapters/firestore/users';
import { aUser } from '../../src/testing/builders';
import { updateOnboarding } from '../../src/usecases/update-onboarding';

describe('the guided setup on two devices', () => {
  let server: FirestoreServer;
  const clients: Firestore[] = [];
  /** An instance of the API. */
  function instance() {
    const db = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
    clients.push(db);
    return { db, users: firestoreUsers(db) };
  }
  beforeEach(async () => {
    server = await startFirestore({ port: 0 });
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((db) => db.terminate()));
    server.close();
  });

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
