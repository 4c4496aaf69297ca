import type { QueryClient } from '@tanstack/react-query';
import { searchHistoryQuery } from '../lib/api/search-history-query';
import { fetchSession } from '../lib/api/session';
import { vehiclesQuery } from '../lib/vehicles';
import { fetchOwnPage, isOwnPage } from './pages';
import { paths } from './paths';

/** Longer than this the splash alone does not stand: what is here by then is shown. */
const PATIENCE_MS = 1000;

const fetchDataOfHome = (client: QueryClient) =>
  Promise.allSettled([client.query(vehiclesQuery), client.query(searchHistoryQuery)]);

async function fetchAllOf(client: QueryClient, pathname: string): Promise<void> {
  const code = fetchOwnPage(pathname);
  if (!(await fetchSession(client))) return;
  const data = pathname === paths.home ? fetchDataOfHome(client) : null;
  await Promise.all([code, data]);
}

/**
 * Asks for all that the first page shows, before anything is rendered: rendered piece by piece as it comes, the same page
 * keeps a phone's processor busy for longer (decision 0010). Resolves when it is here, or late; never fails. The sign-in
 * page waits for nothing: its form can be written in before the server has said who is there.
 */
export async function fetchInitialLoad(client: QueryClient, pathname: string): Promise<void> {
  if (!isOwnPage(pathname)) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What cannot be had is asked for again where it is shown, and missed there.
  await Promise.race([fetchAllOf(client, pathname).catch(() => undefined), late]);
}
