import { useQuery } from '@tanstack/react-query';
import type { DueWork } from '@contract';

const NONE: readonly DueWork[] = [];

/** What is due in the owner's vehicles; nothing until somebody wants to know, or where it cannot be told. */
export const useDueWork = (isWanted: boolean): readonly DueWork[] =>
  useQuery({
    // Below the vehicles: it is asked for again when one of them or something of its plan changes.
    queryKey: ['/api/vehicles/due'],
    queryFn: async ({ signal }) => (await import('./ask-due-work')).askDueWork(signal),
    enabled: isWanted,
  }).data ?? NONE;
