import { onDemand } from '../../../ui/lazy';
import { BeyondCard } from './lazy-beyond';
import { VersionChoice } from './lazy-version';

/** What comes after a question is asked, or a choice opened. */
export const SearchingOverlay = onDemand(
  async () => (await import('../ask/searching-overlay')).SearchingOverlay,
);
export const AnswerArticle = onDemand(async () => (await import('./answer-article')).AnswerArticle);
export const QuestionLine = onDemand(
  async () => (await import('../ask/question-line')).QuestionLine,
);
export const MissingAnswer = onDemand(async () => (await import('./missing-answer')).MissingAnswer);
export const StepByStep = onDemand(async () => (await import('./step-by-step')).StepByStep);
/** Where the browser can listen. */
export const Microphone = onDemand(async () => (await import('../ask/microphone')).Microphone);
export const SpokenAnswer = onDemand(async () => (await import('./spoken-answer')).SpokenAnswer);
export const SearchError = onDemand(async () => (await import('../ask/search-error')).SearchError);
export const VehicleList = onDemand(async () => (await import('../ask/vehicle-list')).VehicleList);

export const assistantParts = [
  // Where the network goes away there is no fetching it.
  SearchError,
  SearchingOverlay,
  AnswerArticle,
  QuestionLine,
  VehicleList,
  BeyondCard,
  VersionChoice,
];
