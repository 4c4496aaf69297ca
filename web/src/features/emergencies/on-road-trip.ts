/** Under which a tab notes that its owner has come from the roadside (`road-trip.ts`). */
export const ROAD_TRIP = 'guantera-carretera';

/** Whether anybody has; all that most pages need to know of it. */
export function isOnRoadTrip(): boolean {
  try {
    return ROAD_TRIP in sessionStorage;
  } catch {
    return false;
  }
}
