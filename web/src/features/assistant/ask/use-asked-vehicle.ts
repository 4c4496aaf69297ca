import { useState } from 'react';
import type { Vehicle } from '@contract';
import { useDefaultVehicle, useVehicles } from '../../../lib/vehicles';

/** The vehicle that the next question is about: the default one, until the owner chooses another here. */
export function useAskedVehicle() {
  const garage = useVehicles();
  const defaultId = useDefaultVehicle().data?.id;
  const [choice, setChoice] = useState<number | null>(null);
  const [lastDefaultId, setLastDefaultId] = useState(defaultId);
  if (defaultId !== lastDefaultId) {
    setLastDefaultId(defaultId);
    // Another default was chosen in the top bar: the latest choice counts.
    if (lastDefaultId !== undefined) setChoice(null);
  }
  const vehicles: readonly Vehicle[] = garage.data ?? [];
  const byId = (id: number | null | undefined) => vehicles.find((vehicle) => vehicle.id === id);
  return { garage, vehicles, vehicle: byId(choice) ?? byId(defaultId) ?? null, choose: setChoice };
}
