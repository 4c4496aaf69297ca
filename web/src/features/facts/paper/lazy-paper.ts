import { onDemand } from '../../../ui/lazy';

/** Comes when somebody wants to print. */
export const LazyPaperSheet = onDemand(async () => (await import('./paper-sheet')).PaperSheet);
