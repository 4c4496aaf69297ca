import type { ComponentProps } from 'react';
import { onDemand, OnceOpen } from '../../ui/lazy';

const AddVehicleDialog = onDemand(async () => (await import('./vehicle-dialogs')).AddVehicleDialog);

const EditVehicleDialog = onDemand(
  async () => (await import('./vehicle-dialogs')).EditVehicleDialog,
);

/** The dialog that adds a vehicle; its form is fetched when it is first opened. */
export function LazyAddVehicleDialog(props: ComponentProps<typeof AddVehicleDialog>) {
  return (
    <OnceOpen open onMissing={props.onClose}>
      <AddVehicleDialog {...props} />
    </OnceOpen>
  );
}

/** The dialog that edits a vehicle, likewise. */
export function LazyEditVehicleDialog(props: ComponentProps<typeof EditVehicleDialog>) {
  return (
    <OnceOpen open onMissing={props.onClose}>
      <EditVehicleDialog {...props} />
    </OnceOpen>
  );
}
