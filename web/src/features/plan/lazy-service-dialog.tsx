import { onDemand } from '../../ui/on-demand';

/** Comes when something is written down. */
export const LazyServiceDialog = onDemand(
  async () => (await import('./service-dialog')).ServiceDialog,
);
