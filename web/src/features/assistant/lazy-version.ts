import { onDemand } from '../../ui/lazy';

/** Few answers quote a table of several versions. */
export const OwnVersion = onDemand(async () => (await import('./own-version')).OwnVersion);
