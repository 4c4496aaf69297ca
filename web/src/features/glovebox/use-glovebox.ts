import { useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@contract';
import { chosenVehicles, chooseVehicles, hasChosen } from '../../lib/offline/choice';
import { fillGlovebox, type Progress } from '../../lib/offline/fill';
import { fillForRoad } from '../../lib/offline/fill-road';
import { emptyGlovebox, readNote, type Note } from '../../lib/offline/owner';

const KEY = 'glovebox';
const PROGRESS = [KEY, 'progress'];
const ROAD = ['road', KEY];

type State = { vehicles: readonly number[]; note: Note | null; hasChosen: boolean };

function stateOf(ownerId: string): State {
  const note = readNote();
  return {
    vehicles: chosenVehicles(ownerId),
    note: note?.owner === ownerId ? note : null,
    hasChosen: hasChosen(ownerId),
  };
}

/** What this device keeps for an owner; of what it keeps for somebody else nothing is told. */
export const useGlovebox = ({ id }: User): State =>
  useQuery({
    queryKey: [KEY, id],
    queryFn: () => stateOf(id),
    initialData: () => stateOf(id),
  }).data;

/** Has this device keep these vehicles, with what there is of them now; none: nothing. One after the other, as they are asked for. */
export function useFill(user: User) {
  const client = useQueryClient();
  const told = (progress: Progress | null) => client.setQueryData(PROGRESS, progress);
  return useMutation({
    mutationKey: [KEY],
    scope: { id: KEY },
    mutationFn: async (vehicles: readonly number[]) => {
      const before = hasChosen(user.id) ? chosenVehicles(user.id) : null;
      chooseVehicles(user.id, vehicles);
      try {
        if (vehicles.length === 0) await emptyGlovebox();
        else await fillGlovebox(user, vehicles, told);
      } catch (error) {
        chooseVehicles(user.id, before);
        throw error;
      }
    },
    onSettled: () => {
      told(null);
      return client.invalidateQueries({ queryKey: [KEY] });
    },
  });
}

type RoadOf = { vehicleId: number; key: string };

/** Has this device keep what is to be read beside a road, until its owner says something else. */
export function useRoadFill(user: User) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ROAD,
    scope: { id: KEY },
    mutationFn: async ({ vehicleId, key }: RoadOf) => {
      if (!hasChosen(user.id)) await fillForRoad(user, vehicleId, key);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}

/** What is being filled at this moment, by whatever screen, and how far that has come; null: nothing. */
export function useFilling(): { vehicles: readonly number[]; progress: Progress | null } | null {
  const [vehicles] = useMutationState({
    filters: { mutationKey: [KEY], status: 'pending' },
    select: ({ state }) => state.variables as readonly number[],
  });
  const { data: progress = null } = useQuery<Progress | null>({
    queryKey: PROGRESS,
    queryFn: () => null,
    enabled: false,
  });
  return vehicles ? { vehicles, progress } : null;
}

/** Whether what is to be read of a vehicle beside a road is being filled at this moment. */
export const useRoadFilling = (vehicleId: number): boolean =>
  useMutationState({
    filters: { mutationKey: ROAD, status: 'pending' },
    select: ({ state }) => (state.variables as RoadOf).vehicleId,
  }).includes(vehicleId);
