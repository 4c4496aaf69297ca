import { matchPath } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { ROAD_TRIP } from './on-road-trip';

const LIGHTS = `${paths.vehicles}/:vehicle/testigos`;

/** These have calls of their own. */
const CALLING = [paths.road, `${paths.vehicles}/:vehicle/emergencias`];

/** What the roadside leads to by itself, and what that leads to: whoever went back to the first page needs no help there. */
const LEADS_TO = { begun: [LIGHTS], 'on-the-way': [LIGHTS, paths.home, paths.manualPage] };

type Stage = keyof typeof LEADS_TO;

/**
 * Whoever goes on from the roadside keeps its calls until they do something else. For this tab, in sessionStorage: a phone that
 * has called may have to load its page anew. Where storage is blocked the road itself calls all the same.
 */
export function noteTrip(stage: Stage | null): void {
  try {
    if (stage) sessionStorage.setItem(ROAD_TRIP, stage);
    else sessionStorage.removeItem(ROAD_TRIP);
  } catch {
    // Nothing can be noted.
  }
}

const isAnyOf = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPath(pattern, pathname));

/** What somebody who has come from the roadside needs at an address: its calls, nothing beside its own, or nothing any more. */
export function neededAt(pathname: string): 'calls' | 'nothing' | 'end' {
  if (isAnyOf(CALLING, pathname)) return 'nothing';
  const stage = sessionStorage.getItem(ROAD_TRIP) as Stage | null;
  return stage && isAnyOf(LEADS_TO[stage], pathname) ? 'calls' : 'end';
}
