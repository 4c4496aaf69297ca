import { AppError } from '../domain/faults/app-error';
import type { Users } from '../domain/ports';
import type { UserRecord } from '../domain/ports/records';

/** The owner's profile. A session without one is a session of a deleted owner. */
export const getUser =
  ({ users }: { users: Pick<Users, 'get'> }) =>
  async (uid: string): Promise<UserRecord> => {
    const user = await users.get(uid);
    if (!user) throw new AppError('NOT_SIGNED_IN');
    return user;
  };
