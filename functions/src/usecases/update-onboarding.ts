import { AppError } from '../domain/app-error';
import { afterOnboardingChange } from '../domain/onboarding';
import type { Users } from '../domain/ports';
import type { UserRecord } from '../domain/records';

type Change = Parameters<typeof afterOnboardingChange>[1];

/** Moves the guided setup on, as `domain/onboarding.ts` allows. */
export const updateOnboarding =
  ({ users }: { users: Pick<Users, 'update'> }) =>
  async (uid: string, change: Change): Promise<UserRecord> => {
    const user = await users.update(uid, (stored) => afterOnboardingChange(stored, change));
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };
