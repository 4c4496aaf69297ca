import { AppError } from '../domain/app-error';
import { afterOnboardingChange } from '../domain/onboarding';
import type { Users } from '../domain/ports';
import type { UserRecord } from '../domain/records';

type Change = Parameters<typeof afterOnboardingChange>[1];

/** Moves the guided setup on, as `domain/onboarding.ts` allows. */
export const updateOnboarding =
  ({ users }: { users: Pick<Users, 'get' | 'update'> }) =>
  async (uid: string, change: Change): Promise<UserRecord> => {
    const user = await users.get(uid);
    const changed = user && (await users.update(uid, afterOnboardingChange(user, change)));
    if (!changed) throw new AppError('NOT_SIGNED_IN');
    return changed;
  };
