import { onDemand } from '../../ui/lazy';

/** Fetched behind the page: the network may go before it is needed. */
export const RoadSteps = onDemand(async () => (await import('./road-steps')).RoadSteps);
