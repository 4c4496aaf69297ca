import { onDemand } from '../../../ui/lazy';

/** Few answers quote a table of several versions. */
export const VersionChoice = onDemand(async () => (await import('./version-choice')).VersionChoice);
