import { onDemand } from '../../ui/lazy';

/** Comes when something is written down. */
export const LazyServiceDialog = onDemand(
  async () => (await import('./service-dialog')).ServiceDialog,
);
