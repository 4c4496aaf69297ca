import type { UserRecord } from '../domain/ports/records';
import { aUser } from '../testing/builders';
import { updateOnboarding } from './update-onboarding';

const ownerIn = (user: UserRecord | null) => ({
  update: (_uid: string, decide: (stored: UserRecord) => Partial<UserRecord>) =>
    Promise.resolve(user && { ...user, ...decide(user) }),
});

describe('updateOnboarding', () => {
  it('stores where the owner is', async () => {
    const users = ownerIn(aUser({ onboardingStep: 2 }));
    const user = await updateOnboarding({ users })('ana', { step: 3 });
    expect(user).toMatchObject({ onboardingStep: 3, onboardingCompleted: false });
  });

  it('knows no deleted owner', async () => {
    const users = ownerIn(null);
    await expect(updateOnboarding({ users })('ana', { step: 3 })).rejects.toMatchObject({
      code: 'NOT_SIGNED_IN',
    });
  });
});
