import { render } from '@testing-library/react';
import { createFakeServer } from '../testing/fake-api';
import { fakeFirebase } from '../testing/fake-firebase';
import { createObservedUser, FirebaseIdentity } from './firebase-identity';
import type { Identity } from './identity';

const [ANA, EVA] = ['ana@guantera.test', 'eva@guantera.test'];

/** Firebase's identities for two accounts, by the real SDK and reactfire. */
async function identityOf(): Promise<Identity> {
  const server = createFakeServer();
  fakeFirebase(server, new Map([ANA, EVA].map((email) => [email, 'buena-clave'])));
  globalThis.fetch = server.fetch;
  return new Promise((resolve) => render(<FirebaseIdentity onReady={resolve} />));
}

/** Whom a token of the fake accounts was made for. */
const ownerOf = (idToken: string): string =>
  (JSON.parse(atob(idToken.split('.')[1] ?? '')) as { sub: string }).sub;

describe('who is signed in at Firebase', () => {
  // The SDK tells of its users when it likes, outside of what a test does.
  beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
  afterEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

  it('is the one who signs in after another, and never the one of before', async () => {
    const identity = await identityOf();
    for (const email of [ANA, EVA, EVA, ANA]) {
      const proof = await identity.signInWithPassword(email, 'buena-clave');
      expect([proof.email, ownerOf(proof.idToken)]).toEqual([email, email]);
    }
  });

  it('is the one who signs in after another has signed out', async () => {
    const identity = await identityOf();
    await identity.signInWithPassword(ANA, 'buena-clave');
    await identity.signOut();
    const proof = await identity.signInWithPassword(EVA, 'buena-clave');
    expect([proof.email, ownerOf(proof.idToken)]).toEqual([EVA, EVA]);
  });
});

describe('an observed user', () => {
  const [ana, eva] = [{ uid: 'ana' }, { uid: 'eva' }];
  const isSettled = async (promise: Promise<unknown>): Promise<boolean> =>
    (await Promise.race([promise, Promise.resolve('open')])) !== 'open';

  it('is waited for while the one of before is still seen', async () => {
    const observed = createObservedUser();
    observed.see(ana);
    const next = observed.whenSignedIn('eva');
    expect(await isSettled(next)).toBe(false);
    observed.see(ana);
    observed.see(null);
    expect(await isSettled(next)).toBe(false);
    observed.see(eva);
    expect(await next).toBe(eva);
  });

  it('is no one who has signed out', async () => {
    const observed = createObservedUser();
    observed.see(ana);
    expect(await observed.whenSignedIn('ana')).toBe(ana);
    observed.see(null);
    expect(await isSettled(observed.whenSignedIn('ana'))).toBe(false);
  });
});
