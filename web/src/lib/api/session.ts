import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { getUser, SESSION_HEADER, type User } from '@contract';
import { call } from './api-client';
import { ApiError } from './api-error';
import { keepOnlyFor } from '../offline/owner-guard';
import { queryOf } from './queries';

export type Session =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: User };

/** The user, or an answer that is none: nobody is signed in (204), or something else than our API answered. */
const optionalUser = { ...getUser, response: z.optional(getUser.response) };

const UNREACHED = ['session-unreached'];
const NO_NETWORK = 0;

/** Who holds the session cookie. A look-up that fails counts as nobody; it runs once and is never repeated by itself. */
async function lookUpUser(client: QueryClient, signal: AbortSignal): Promise<User | null> {
  try {
    const headers = { [SESSION_HEADER]: 'optional' };
    const user = await call(optionalUser, { headers, signal });
    client.setQueryData(UNREACHED, false);
    keepOnlyFor(user?.id);
    return user ?? null;
  } catch (error) {
    if (signal.aborted) throw error;
    const status = error instanceof ApiError ? error.status : null;
    client.setQueryData(UNREACHED, status === NO_NETWORK);
    if (status === 401) keepOnlyFor(undefined);
    else console.info('The look-up of the session failed', { status });
    return null;
  }
}

const { queryKey } = queryOf(getUser);

const sessionQuery = queryOptions({
  queryKey,
  queryFn: ({ client, signal }) => lookUpUser(client, signal),
});

/** Asks who is signed in, or waits for who has asked; null for nobody. */
export const fetchSession = (client: QueryClient): Promise<User | null> =>
  client.query(sessionQuery);

/** The truth about who is signed in, for every screen. */
export function useSession(): Session {
  const { data: user, isPending } = useQuery(sessionQuery);
  if (isPending) return { status: 'loading', user: null };
  return user ? { status: 'signedIn', user } : { status: 'signedOut', user: null };
}

/** Whether nobody could be asked who is signed in, for want of a network. */
export const useUnreached = (): boolean =>
  useQuery({ queryKey: UNREACHED, queryFn: () => false, enabled: false }).data ?? false;

/** Asks once more who is signed in. */
export const lookUpAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ queryKey });

/** The signed-in owner as far as a page has asked; asks nobody itself, so that public pages need no session. */
export const useKnownUser = (): User | null =>
  useQuery({ ...sessionQuery, enabled: false }).data ?? null;

export const knownUser = (client: QueryClient): User | null =>
  client.getQueryData<User | null>(queryKey) ?? null;

/**
 * Tells every screen who is signed in now; null when the server no longer accepts the cookie. What was loaded for
 * somebody else goes: the next owner must not see it.
 */
export function setSessionUser(client: QueryClient, user: User | null): void {
  const last = knownUser(client);
  // A look-up that is still on its way knows less than whoever signs in or out meanwhile.
  void client.cancelQueries({ queryKey });
  client.setQueryData<User | null>(queryKey, user);
  keepOnlyFor(user?.id);
  if (last?.id === user?.id) return;
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== queryKey[0] });
}
