import { MAX_LISTED_SEARCHES, type SearchHistoryItem } from '@contract';
import { gistOf } from '../domain/history/gist';
import type { Searches, Vehicles } from '../domain/ports';
import type { SearchFilter } from '../domain/ports/stored-searches';
import type { SearchRecord } from '../domain/ports/records';
import { withOwnTables, type OwnTablePorts } from './own-tables';

type Ports = OwnTablePorts & {
  searches: Pick<Searches, 'list'>;
  vehicles: Pick<Vehicles, 'get'>;
};

/** What is asked for again within a list is asked for once. */
function onceEach<Found>(find: (id: number) => Promise<Found>): (id: number) => Promise<Found> {
  const found = new Map<number, Promise<Found>>();
  return (id) => {
    const one = found.get(id) ?? find(id);
    found.set(id, one);
    return one;
  };
}

/** The owner's questions, the newest first: those before a number, or only those that are kept; each with its answer in one line. */
export const listSearches =
  ({ searches, vehicles, facts, warn }: Ports) =>
  async (uid: string, filter: SearchFilter = {}): Promise<SearchHistoryItem[]> => {
    const vehicleOf = onceEach((id) => vehicles.get(uid, id));
    const factsOf = onceEach((id) => facts(uid, id));
    const withOwn = withOwnTables({ facts: (_, id) => factsOf(id), warn });

    /** Which row of a table is told depends on what the vehicle is now. */
    async function told(search: SearchRecord): Promise<SearchRecord> {
      const { statements, vehicleId } = search;
      if (!statements?.some(({ kind }) => kind === 'table')) return search;
      const vehicle = await vehicleOf(vehicleId);
      return vehicle
        ? { ...search, statements: await withOwn(uid, vehicle, { ...search, statements }) }
        : search;
    }

    const listed = await searches.list(uid, MAX_LISTED_SEARCHES, filter);
    return Promise.all(listed.map(async (search) => itemOf(await told(search))));
  };

const itemOf = (search: SearchRecord): SearchHistoryItem => {
  const { id, query, understoodAs, vehicleId, confidence, createdAt, savedAt } = search;
  return {
    id,
    query,
    ...(understoodAs !== undefined && { understoodAs }),
    ...{ vehicleId, confidence, gist: gistOf(search) },
    createdAt: createdAt.toISOString(),
    savedAt: savedAt?.toISOString() ?? null,
  };
};
