import { onDemand } from '../../../ui/lazy';

/** Few answers have one. */
export const BeyondCard = onDemand(async () => (await import('./beyond-card')).BeyondCard);
