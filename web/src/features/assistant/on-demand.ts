import { onDemand } from '../../ui/on-demand';

/** What comes after a question is asked, or a choice opened. */
export const SearchingOverlay = onDemand(
  async () => (await import('./searching-overlay')).SearchingOverlay,
);
export const AnswerArticle = onDemand(async () => (await import('./answer-article')).AnswerArticle);
export const VehicleList = onDemand(async () => (await import('./vehicle-list')).VehicleList);

export const assistantParts = [SearchingOverlay, AnswerArticle, VehicleList];
