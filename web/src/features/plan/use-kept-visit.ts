import { useState } from 'react';
import type { PlanItem } from '@contract';
import { keptVisit } from './kept-visit';
import { useServices } from './use-plan';

/** Which visit its owner is asked of; none of which the answer was no. */
export function useKeptVisit(vehicleId: number, works: readonly PlanItem[]) {
  const { data: services = [], isPending } = useServices(vehicleId);
  const [denied, setDenied] = useState<readonly number[]>([]);
  const visit = keptVisit(
    works,
    services.filter(({ id }) => !denied.includes(id)),
  );
  return {
    ...{ visit, hasServices: !isPending },
    deny: () => visit && setDenied([...denied, visit.service.id]),
  };
}
