import type { Vehicle } from '@contract';
import { onDemand, type OnDemand } from '../../ui/lazy';

export type VehiclePart = {
  /** Last step of its address: `/vehicles/3/ficha`. */
  path: string;
  label: string;
  /** Comes when it is first shown. */
  Panel: OnDemand<{ vehicle: Vehicle }>;
};

/** What the page of a vehicle has, in the order of its tabs. */
export const VEHICLE_PARTS: readonly VehiclePart[] = [
  {
    path: 'testigos',
    label: 'Testigos',
    Panel: onDemand(
      async () => (await import('../../features/signals/signals-panel')).SignalsPanel,
    ),
  },
  {
    path: 'ficha',
    label: 'Ficha',
    Panel: onDemand(async () => (await import('../../features/facts/facts-panel')).FactsPanel),
  },
  {
    path: 'mantenimiento',
    label: 'Mantenimiento',
    Panel: onDemand(async () => (await import('../../features/plan/plan-panel')).PlanPanel),
  },
  {
    path: 'emergencias',
    label: 'Emergencias',
    Panel: onDemand(
      async () => (await import('../../features/emergencies/emergencies-panel')).EmergenciesPanel,
    ),
  },
];
