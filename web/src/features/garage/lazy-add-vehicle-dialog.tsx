import { lazy, Suspense, type ComponentProps } from 'react';

const AddVehicleDialog = lazy(async () => ({
  default: (await import('./add-vehicle-dialog')).AddVehicleDialog,
}));

/** The dialog that adds a vehicle; its form is fetched when it is first opened. */
export function LazyAddVehicleDialog(props: ComponentProps<typeof AddVehicleDialog>) {
  return (
    <Suspense>
      <AddVehicleDialog {...props} />
    </Suspense>
  );
}
