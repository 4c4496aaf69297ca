import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Vehicle } from '@contract';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { monthOf } from './registration';
import { VehicleDetails } from './vehicle-details';
import { VehicleFields } from './vehicle-fields';
import {
  vehicleFormSchema,
  type VehicleFormInput,
  type VehicleFormOutput,
} from './vehicle-form-schema';

type Props = {
  title: string;
  action: string;
  /** The one that is edited; none while it is new. */
  vehicle?: Vehicle;
  isBusy: boolean;
  onSubmit: (vehicle: VehicleFormOutput) => void;
  onClose: () => void;
  children?: ReactNode;
};

/** The dialog that asks for what is known of a vehicle. */
export function VehicleForm({
  title,
  action,
  vehicle,
  isBusy,
  onSubmit,
  onClose,
  children,
}: Props) {
  const form = useForm<VehicleFormInput, unknown, VehicleFormOutput>({
    resolver: zodResolver(vehicleFormSchema),
    defaultValues: {
      make: vehicle?.make ?? '',
      model: vehicle?.model ?? '',
      ...(vehicle && { year: vehicle.year }),
      trim: vehicle?.trim ?? '',
      nickname: vehicle?.nickname ?? '',
      isDefault: vehicle?.isDefault ?? false,
      vin: vehicle?.vin ?? '',
      engine: vehicle?.engine ?? '',
      tyreSize: vehicle?.tyreSize ?? '',
      country: vehicle?.country ?? '',
      firstRegistration: vehicle?.firstRegistration ? monthOf(vehicle.firstRegistration) : '',
      assistancePhone: vehicle?.assistancePhone ?? '',
    },
  });
  const submit = form.handleSubmit(onSubmit);
  return (
    <ResponsiveDialog open title={title} onClose={onClose} isBusy={isBusy}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        <DialogContent>
          <VehicleFields form={form} isDefault={vehicle?.isDefault ?? false} />
          <VehicleDetails form={form} />
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2 }}>
          <Button onClick={onClose} disabled={isBusy}>
            Cancelar
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {action}
          </Button>
        </DialogActions>
      </form>
    </ResponsiveDialog>
  );
}
