import { useRef } from 'react';
import type { Vehicle } from '@contract';
import { useCover } from '../../lib/use-cover';
import { vehicleName } from '../../lib/vehicles';
import { ManualAttachment } from './manual-attachment';
import { useAddVehicle } from './use-add-vehicle';
import { useAttachment } from './use-attachment';
import { useEditVehicle } from './use-edit-vehicle';
import type { FillIn } from './use-vehicle-form';
import { VehicleForm } from './vehicle-form';

type AddProps = { onClose: () => void };

/** Registers a vehicle, with its manual if it is at hand. */
export function AddVehicleDialog({ onClose }: AddProps) {
  const fill = useRef<FillIn>(null);
  const { read, said } = useCover((cover) => fill.current?.(cover));
  const { file, attach, remove } = useAttachment(read);
  const add = useAddVehicle();
  return (
    <VehicleForm
      title="Añadir vehículo"
      action="Añadir vehículo"
      isBusy={add.isPending}
      onSubmit={(vehicle) => add.mutate({ vehicle, file }, { onSuccess: onClose })}
      onClose={onClose}
      fill={fill}
      lead={
        <ManualAttachment
          {...{ file, said }}
          disabled={add.isPending}
          onAttach={attach}
          onRemove={remove}
        />
      }
    />
  );
}

type EditProps = { vehicle: Vehicle; onClose: () => void; isPhoneWanted?: boolean };

/** Changes what is known of a vehicle; its manuals and questions stay with it. */
export function EditVehicleDialog({ vehicle, onClose, isPhoneWanted = false }: EditProps) {
  const edit = useEditVehicle();
  return (
    <VehicleForm
      title={`Editar ${vehicleName(vehicle)}`}
      action="Guardar"
      {...{ vehicle, isPhoneWanted }}
      isBusy={edit.isPending}
      onSubmit={(changed) => edit.mutate({ vehicle, changed }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
