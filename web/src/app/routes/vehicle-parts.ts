import type { Vehicle } from '@contract';
import type { VehiclePart } from '../../features/garage/vehicle-parts';
import type { PagePane } from '../../lib/page-pane';
import { onDemand, type OnDemand } from '../../ui/lazy';

/** What each part of a vehicle's page shows; it comes when it is first shown. */
export const PANELS: Record<VehiclePart, OnDemand<{ vehicle: Vehicle; PagePane: PagePane }>> = {
  testigos: onDemand(
    async () => (await import('../../features/signals/signals-panel')).SignalsPanel,
  ),
  ficha: onDemand(async () => (await import('../../features/facts/facts-panel')).FactsPanel),
  mantenimiento: onDemand(async () => (await import('../../features/plan/plan-panel')).PlanPanel),
  emergencias: onDemand(
    async () => (await import('../../features/emergencies/emergencies-panel')).EmergenciesPanel,
  ),
};
