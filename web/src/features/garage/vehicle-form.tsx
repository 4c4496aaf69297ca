import { Button, DialogActions, DialogContent } from '@mui/material';
import type { ReactNode, Ref } from 'react';
import type { Vehicle } from '@contract';
import { ResponsiveDialog } from '../../ui/responsive-dialog';
import { useVehicleForm, type FillIn } from './use-vehicle-form';
import { VehicleDetails } from './vehicle-details';
import { VehicleFields } from './vehicle-fields';
import type { VehicleFormOutput } from './vehicle-form-schema';

type Props = {
  title: string;
  action: string;
  /** The one that is edited; none while it is new. */
  vehicle?: Vehicle;
  isBusy: boolean;
  onSubmit: (vehicle: VehicleFormOutput) => void;
  onClose: () => void;
  /** Where it is put how to fill in what a cover says. */
  fill?: Ref<FillIn>;
  /** Above the fields. */
  lead?: ReactNode;
  isPhoneWanted?: boolean;
};

/** The dialog that asks for what is known of a vehicle. */
export function VehicleForm({
  title,
  action,
  vehicle,
  isBusy,
  onSubmit,
  onClose,
  fill,
  lead,
  isPhoneWanted = false,
}: Props) {
  const { form, filled } = useVehicleForm(vehicle, fill);
  const submit = form.handleSubmit(onSubmit);
  return (
    <ResponsiveDialog open title={title} onClose={onClose} isBusy={isBusy}>
      <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
        {/* A field that takes the focus brings the line below it along. */}
        <DialogContent sx={{ scrollPaddingBottom: '4.5rem', pb: 3 }}>
          {lead}
          <VehicleFields key={filled} form={form} isDefault={vehicle?.isDefault ?? false} />
          <VehicleDetails {...{ form, isPhoneWanted }} />
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 2, borderTop: 1, borderColor: 'divider' }}>
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
