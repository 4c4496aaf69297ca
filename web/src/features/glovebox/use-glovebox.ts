import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '@contract';
import { chosenVehicles, chooseVehicles } from '../../lib/glovebox/choice';
import { fillGlovebox } from '../../lib/glovebox/fill';
import { emptyGlovebox, readNote, type Note } from '../../lib/glovebox/owner';

const KEY = 'glovebox';

type State = { vehicles: readonly number[]; note: Note | null };

function stateOf(ownerId: string): State {
  const note = readNote();
  return { vehicles: chosenVehicles(ownerId), note: note?.owner === ownerId ? note : null };
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
  return useMutation({
    scope: { id: KEY },
    mutationFn: async (vehicles: readonly number[]) => {
      const before = chosenVehicles(user.id);
      chooseVehicles(user.id, vehicles);
      try {
        if (vehicles.length === 0) await emptyGlovebox();
        else await fillGlovebox(user, vehicles);
      } catch (error) {
        chooseVehicles(user.id, before);
        throw error;
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: [KEY] }),
  });
}
