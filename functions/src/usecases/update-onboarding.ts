import { AppError } from '../domain/faults/app-error';
import { afterOnboardingChange } from '../domain/accounts/onboarding';
import type { Users } from '../domain/ports';
import type { UserRecord } from '../domain/ports/records';

type Change = Parameters<typeof afterOnboardingChange>[1];

/** Moves the guided setup on, as `domain/accounts/onboarding.ts` allows. */
export const updateOnboarding =
  ({ users }: { users: Pick<Users, 'update'> }) =>
  async (uid: string, change: Change): Promise<UserRecord> => {
    const user = await users.update(uid, (stored) => afterOnboardingChange(stored, change));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };
