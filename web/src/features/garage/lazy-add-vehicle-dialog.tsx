import type { ComponentProps } from 'react';
import { onDemand, OnceOpen } from '../../ui/on-demand';

const AddVehicleDialog = onDemand(
  async () => (await import('./add-vehicle-dialog')).AddVehicleDialog,
);

/** The dialog that adds a vehicle; its form is fetched when it is first opened. */
export function LazyAddVehicleDialog(props: ComponentProps<typeof AddVehicleDialog>) {
  return (
    <OnceOpen open onMissing={props.onClose}>
      <AddVehicleDialog {...props} />
    </OnceOpen>
  );
}
