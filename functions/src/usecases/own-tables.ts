import { tyreSizesIn, type FactSheet, type Statement } from '@contract';
import { sizesOfTrim } from '../domain/facts/tyre-sizes';
import type { SearchRecord, VehicleRecord } from '../domain/ports/records';
import { withVersions } from '../domain/versions/table-versions';
import { engineOf } from '../domain/versions/vehicle-engine';

export type OwnTablePorts = {
  facts: (uid: string, vehicleId: number) => Promise<FactSheet>;
  warn: (event: string, error: unknown) => void;
};

const asksForTyres = (statement: Statement): boolean =>
  statement.kind === 'table' && statement.tyres?.own === null;

type Answered = Pick<SearchRecord, 'query' | 'understoodAs'> & { statements: readonly Statement[] };

/** A question that names a size may be of other tyres than those of the trim. */
const namesTyres = ({ query, understoodAs }: Answered): boolean =>
  tyreSizesIn(understoodAs ?? query).length > 0;

const isWanted = (answered: Answered, { trim, tyreSize }: VehicleRecord): boolean =>
  trim !== null && tyreSize === null && !namesTyres(answered);

/**
 * An answer's statements with what of their tables is the vehicle's own: as its owner says; the tyres of its trim as its sheet
 * tells them, which is opened only where nobody has said them. An answer without it is one nevertheless.
 */
export const withOwnTables =
  ({ facts, warn }: OwnTablePorts) =>
  async (uid: string, vehicle: VehicleRecord, answered: Answered): Promise<Statement[]> => {
    const { statements } = answered;
    const own = { ...vehicle, engine: engineOf(vehicle), sizesOfTrim: [] };
    const told = withVersions(statements, own);
    if (!isWanted(answered, vehicle) || !told.some(asksForTyres)) return told;
    const sheet = await facts(uid, vehicle.id).catch((error: unknown) => {
      warn('tyres of a trim not looked up', error);
      return null;
    });
    return sheet ? withVersions(statements, { ...own, sizesOfTrim: sizesOfTrim(sheet) }) : told;
  };
