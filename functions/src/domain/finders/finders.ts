import { emergencyFinder } from '../emergencies/emergency-finder';
import { factFinder } from '../facts/find-facts';
import { planFinder } from '../plan/plan-finder';
import { signalsFinder } from '../warning-lights/signals-finder';
import type { Finder } from '../findings/finder';

/** Everything that is looked for in a manual when it has been read. */
export const FINDERS: readonly Finder<unknown>[] = [
  signalsFinder,
  factFinder,
  planFinder,
  emergencyFinder,
];
