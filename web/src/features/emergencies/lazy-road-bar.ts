import { onDemand } from '../../ui/lazy';

/** Only who has come from the roadside needs it. */
export const RoadBar = onDemand(async () => (await import('./road-bar')).RoadBar);
