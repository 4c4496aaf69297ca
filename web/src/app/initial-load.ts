import type { QueryClient } from '@tanstack/react-query';
import { listManuals } from '@contract';
import { searchHistoryQuery } from '../lib/api/search-history-query';
import { pageQuery } from '../lib/api/page-query';
import { queryOf } from '../lib/api/queries';
import { fetchSession } from '../lib/api/session';
import { placeAt } from '../lib/page-address';
import { pictureQuery } from '../lib/use-picture';
import { vehiclesQuery } from '../lib/vehicles';
import { fetchOwnPage, isOwnPage } from './pages';
import { paths } from '../lib/paths';

/** Longer than this the splash alone does not stand: what is here by then is shown. */
const PATIENCE_MS = 1000;

type Address = Pick<Location, 'pathname' | 'search'>;

/** What a page shows first, asked for at once: not one thing after the other. */
function dataOf(client: QueryClient, address: Address): Promise<unknown>[] {
  if (address.pathname === paths.home) {
    return [
      client.query(vehiclesQuery),
      client.query(searchHistoryQuery),
      client.query(queryOf(listManuals)),
    ];
  }
  const place = placeAt(address);
  return place ? [client.query(pageQuery(place)), client.query(pictureQuery(place, 900))] : [];
}

async function fetchAllOf(client: QueryClient, address: Address): Promise<void> {
  const code = fetchOwnPage(address.pathname);
  if (!(await fetchSession(client))) return;
  await Promise.allSettled([code, ...dataOf(client, address)]);
}

/**
 * Asks for all that the first page shows, before anything is rendered: rendered piece by piece as it comes, the same page
 * keeps a phone's processor busy for longer (decision 0010). Resolves when it is here, or late; never fails. The sign-in
 * page waits for nothing: its form can be written in before the server has said who is there.
 */
export async function fetchInitialLoad(client: QueryClient, address: Address): Promise<void> {
  if (!isOwnPage(address.pathname)) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  // What cannot be had is asked for again where it is shown, and missed there.
  await Promise.race([fetchAllOf(client, address).catch(() => undefined), late]);
}
