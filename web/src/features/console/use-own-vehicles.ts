import { useQuery } from '@tanstack/react-query';
import { listAllVehicles } from '@contract';
import { queryOf } from '../../lib/api/queries';
import { useSession } from '../../lib/api/session';

const allVehiclesQuery = queryOf(listAllVehicles);

/**
 * The vehicles that a manual of this owner can belong to. A maintainer's answer holds everybody's: ids are counted per
 * owner, so that another's vehicle 1 would be taken for the own one (docs/decisions/0007).
 */
export function useOwnVehicles() {
  const { user } = useSession();
  const query = useQuery(allVehiclesQuery);
  return { ...query, vehicles: query.data?.filter(({ userId }) => userId === user?.id) };
}
