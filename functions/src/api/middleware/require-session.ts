import type { Request } from 'express';
import { AppError } from '../../domain/faults/app-error';
import type { SignedIn } from '../../usecases/identify';
import { readSessionCookie } from '../session-cookie';

/** Tells who a session cookie belongs to; null when it is not good. */
export type Identify = (cookie: string) => Promise<SignedIn | null>;

/** Who is calling, by the cookie and by nothing else. */
export async function requireSession(request: Request, identify: Identify): Promise<SignedIn> {
  const cookie = readSessionCookie(request);
  const user = cookie === null ? null : await identify(cookie);
  if (!user) throw new AppError('NOT_SIGNED_IN');
  return user;
}
