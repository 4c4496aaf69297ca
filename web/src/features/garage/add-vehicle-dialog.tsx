import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DialogActions, DialogContent } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { ManualAttachment } from './manual-attachment';
import { useAddVehicle } from './use-add-vehicle';
import { VehicleFields } from './vehicle-fields';
import {
  vehicleFormSchema,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form-schema';

type Props = { onClose: () => void };

/** Registers a vehicle, with its manual if it is at hand. */
export function AddVehicleDialog({ onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const add = useAddVehicle();
  const form = useForm<VehicleFormInput, unknown, VehicleFormOutput>({
    resolver: zodResolver(vehicleFormSchema),
    defaultValues: { make: '', model: '', trim: '', nickname: '', isDefault: false },
  });
  const submit = form.handleSubmit((vehicle) =>
    add.mutate({ vehicle, file }, { onSuccess: onClose }),
  );
  return (
    <ResponsiveDialog open title="Añadir vehículo" onClose={onClose} isBusy={add.isPending}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DialogContent>
          <VehicleFields form={form} />
          <ManualAttachment file={file} onChange={setFile} />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose} disabled={add.isPending}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={add.isPending}>
            Añadir vehículo
          </Button>
        </DialogActions>
      </form>
    </ResponsiveDialog>
  );
}
