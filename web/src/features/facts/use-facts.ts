import { useMutation, useQueryClient } from '@tanstack/react-query';
import { editFact, getFacts, type FactEdit } from '@contract';
import { call } from '../../lib/api/api-client';
import { sentenceOf } from '../../lib/api/api-error';
import { useKeepOwn } from '../../lib/api/keep-own';
import { queryOf } from '../../lib/api/queries';
import { useVehiclePart } from '../../lib/vehicle-part';
import { useToast } from '../../ui/toast';

/** The facts of a vehicle. */
export const useFacts = (vehicleId: number) => useVehiclePart(getFacts, vehicleId);

/** What the owner says of one of them. */
export function useEditFact(vehicleId: number) {
  const client = useQueryClient();
  const toast = useToast();
  const { queryKey } = queryOf(getFacts, { id: vehicleId });
  return useMutation({
    mutationFn: (body: FactEdit) => call(editFact, { params: { id: vehicleId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) =>
      toast({
        title: 'No se ha podido guardar',
        description: sentenceOf(error),
        error,
        severity: 'error',
      }),
  });
}

const useKeep = (vehicleId: number, title: string) => {
  const toast = useToast();
  return useKeepOwn(vehicleId, (error) =>
    toast({ title, description: sentenceOf(error), error, severity: 'error' }),
  );
};

/** Which of the manual's versions the vehicle is: kept with the vehicle. */
export const useChooseVersion = (vehicleId: number) =>
  useKeep(vehicleId, 'No se ha podido guardar tu motor');

/** Which of its tyres the vehicle has: kept with the vehicle. */
export const useKeepTyre = (vehicleId: number) =>
  useKeep(vehicleId, 'No se ha podido guardar tu medida');
