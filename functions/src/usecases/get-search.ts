import type { ManualState } from '@contract';
import { AppError } from '../domain/faults/app-error';
import type { Manuals, Searches, Vehicles } from '../domain/ports';
import type { ManualRecord, SearchRecord } from '../domain/ports/records';
import { withOwnTables, type OwnTablePorts } from './own-tables';

type Ports = OwnTablePorts & {
  searches: Pick<Searches, 'get'>;
  manuals: Pick<Manuals, 'get'>;
  vehicles: Pick<Vehicles, 'get'>;
};

export type SearchWithState = { search: SearchRecord; manualState: ManualState };

/** The reading of each manual that an answer cites; null where it was stored before readings were noted. */
function citedReadings({ sourceDocuments, statements = [] }: SearchRecord) {
  const readings = new Map<number, number | null>();
  for (const { metadata } of sourceDocuments) readings.set(metadata.manualId, null);
  for (const statement of statements) {
    if (statement.kind === 'remark') continue;
    for (const { manualId, revision } of statement.citations) readings.set(manualId, revision);
  }
  return readings;
}

const isThere = (manual: ManualRecord | null): manual is ManualRecord =>
  manual !== null && manual.status !== 'deleted';

/** One question with its answer as it was given, and what became of the manuals since. */
export function getSearch({ searches, manuals, vehicles, ...ports }: Ports) {
  const withOwn = withOwnTables(ports);

  /** Which version the vehicle is, and which tyres it has, may have been said since. */
  async function withOwnVersion(uid: string, search: SearchRecord): Promise<SearchRecord> {
    const { statements, vehicleId } = search;
    if (!statements?.some(({ kind }) => kind === 'table')) return search;
    const vehicle = await vehicles.get(uid, vehicleId);
    if (!vehicle) return search;
    return { ...search, statements: await withOwn(uid, vehicle, { ...search, statements }) };
  }

  return async (uid: string, id: number): Promise<SearchWithState> => {
    const stored = await searches.get(uid, id);
    if (!stored) throw new AppError('SEARCH_NOT_FOUND');
    const search = await withOwnVersion(uid, stored);
    const readings = [...citedReadings(search)];
    const found = await Promise.all(
      readings.map(async ([manualId, revision]) => ({
        revision,
        manual: await manuals.get(uid, manualId),
      })),
    );
    if (!found.every(({ manual }) => isThere(manual))) return { search, manualState: 'gone' };
    const isAnew = found.some(
      ({ manual, revision }) => revision !== null && manual?.activeRevision !== revision,
    );
    return { search, manualState: isAnew ? 'read-anew' : 'same' };
  };
}
