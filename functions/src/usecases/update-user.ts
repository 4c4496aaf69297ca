import { AppError } from '../domain/faults/app-error';
import type { Users } from '../domain/ports';
import type { UserRecord } from '../domain/ports/records';

type Change = Partial<Pick<UserRecord, 'displayName' | 'username' | 'preferredLanguage'>>;

/** Changes what an owner may change about the own profile. */
export const updateUser =
  ({ users }: { users: Pick<Users, 'update'> }) =>
  async (uid: string, change: Change): Promise<UserRecord> => {
    const user = await users.update(uid, () => change);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };
