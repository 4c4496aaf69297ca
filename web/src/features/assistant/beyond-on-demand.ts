import { onDemand } from '../../ui/on-demand';

/** Few answers have one. */
export const BeyondCard = onDemand(async () => (await import('./beyond-card')).BeyondCard);
