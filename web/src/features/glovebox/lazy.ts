import { onDemand } from '../../ui/lazy';

/** Only who keeps something here needs these. */
export const Upkeep = onDemand(async () => (await import('./upkeep')).Upkeep);
export const KeptNotice = onDemand(async () => (await import('./kept-notice')).KeptNotice);
export const GloveboxSection = onDemand(
  async () => (await import('./glovebox-section')).GloveboxSection,
);
export const OfflineLine = onDemand(async () => (await import('./offline-line')).OfflineLine);
export const KeptAnswers = onDemand(async () => (await import('./kept-answers')).KeptAnswers);
