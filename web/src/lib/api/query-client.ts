import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { failed } from './failures';
import { setSessionUser } from './session';

/** What only a fault in our code throws: refusals, and failures of a provider, have classes of their own. */
const isFault = (error: Error): boolean =>
  error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;

/** The specification's rules of data loading: no retries, no refetch on focus, never stale. */
export function createQueryClient(): QueryClient {
  // A session that ended while the app was open: the guards send its owner to the sign-in page.
  const onError = (error: Error): void => {
    if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') setSessionUser(client, null);
    if (isFault(error)) failed('rejection', error);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // `always`: without a network a request fails and its screen says so; by default it would wait in silence.
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: Infinity,
        // What the first look could not load is not sent again by the screen that shows so.
        retryOnMount: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
