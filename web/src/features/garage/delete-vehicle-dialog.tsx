import type { Vehicle } from '@contract';
import { vehicleLabel } from '../../lib/vehicles';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useDeleteVehicle } from './use-delete-vehicle';

type Props = { vehicle: Vehicle; onClose: () => void };

/** A vehicle takes its manuals along: its owner hears that first. */
export function DeleteVehicleDialog({ vehicle, onClose }: Props) {
  const remove = useDeleteVehicle();
  return (
    <ConfirmDialog
      open
      title={`¿Eliminar ${vehicleLabel(vehicle)}?`}
      description="Se eliminarán también sus manuales y dejarás de recibir respuestas de ellos. No se puede deshacer."
      confirmLabel="Eliminar vehículo"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(vehicle.id, { onSettled: onClose })}
      onClose={onClose}
    />
  );
}
