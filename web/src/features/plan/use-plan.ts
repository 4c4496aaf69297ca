import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  addOdometerEntry,
  addService,
  deleteService,
  getPlan,
  listDueWork,
  listServices,
  updatePlan,
  updatePlanItem,
  updateService,
  type NewOdometerEntry,
  type NewService,
  type PlanEdit,
  type PlanItemEdit,
  type ServiceEdit,
} from '@contract';
import { call, pathOf } from '../../lib/api/api-client';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useKeepOwn } from '../../lib/api/keep-own';
import { invalidateUnder, queryOf } from '../../lib/api/queries';
import { useVehiclePart } from '../../lib/vehicle-part';
import { useToast } from '../../ui/toast';

export const usePlan = (id: number) => useVehiclePart(getPlan, id);
export const useServices = (id: number) => useQuery(queryOf(listServices, { id }));

/** Asked back in a dialog: nothing has gone wrong. */
export const isUnlikely = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'ODOMETER_UNLIKELY';

/** Changes something of a vehicle's logbook; what is shown of it is asked for again, and says by itself that it changed. */
function useChange<Input, Output>(
  id: number,
  change: (input: Input) => Promise<Output>,
  said: { failed: string },
) {
  const client = useQueryClient();
  const showToast = useToast();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await Promise.all([
        invalidateUnder(client, pathOf(getPlan.path, { id })),
        invalidateUnder(client, pathOf(listServices.path, { id })),
      ]);
      // The bell may follow a moment later.
      void invalidateUnder(client, listDueWork.path);
    },
    onError: (error) => {
      if (isUnlikely(error)) return;
      showToast({
        title: said.failed,
        description: sentenceOf(error),
        error,
        severity: 'error',
      });
    },
  });
}

export const useAddEntry = (id: number) =>
  useChange(id, (body: NewOdometerEntry) => call(addOdometerEntry, { params: { id }, body }), {
    failed: 'No se han podido guardar los kilómetros',
  });

export const useEditPlan = (id: number) =>
  useChange(id, (body: PlanEdit) => call(updatePlan, { params: { id }, body }), {
    failed: 'No se ha podido cambiar el plan',
  });

/** Which of the plan's versions the vehicle is: kept with the vehicle, by which all of its parts go. */
export function useKeepVersion(id: number) {
  const showToast = useToast();
  return useKeepOwn(id, (error) =>
    showToast({
      title: 'No se ha podido guardar tu versión',
      description: sentenceOf(error),
      error,
      severity: 'error',
    }),
  );
}

export const useEditItem = (id: number) =>
  useChange(
    id,
    ({ item, edit }: { item: string; edit: PlanItemEdit }) =>
      call(updatePlanItem, { params: { id, item }, body: edit }),
    { failed: 'No se ha podido cambiar el plan' },
  );

/** Writes a service down, or changes one that was. */
export const useSaveService = (id: number) =>
  useChange(
    id,
    ({ service, body }: { service: number | null; body: NewService }) =>
      service === null
        ? call(addService, { params: { id }, body })
        : call(updateService, { params: { id, service }, body }),
    { failed: 'No se ha podido apuntar el servicio' },
  );

export type WorksSaid = Pick<ServiceEdit, 'items' | 'notDone'>;

/** Says of a service that was written down what was done in it, or was not. */
export const useSayWorks = (id: number) =>
  useChange(
    id,
    ({ service, said }: { service: number; said: WorksSaid }) =>
      call(updateService, { params: { id, service }, body: said }),
    { failed: 'No se ha podido apuntar lo que se hizo' },
  );

export const useDeleteService = (id: number) =>
  useChange(id, (service: number) => call(deleteService, { params: { id, service } }), {
    failed: 'No se ha podido borrar el servicio',
  });
