import { onDemand } from '../ui/lazy';

/** The page of a manual, which stands beside an answer where there is room for it. */
export const PagePane = onDemand(async () => (await import('../features/page/page-pane')).PagePane);

/** How a vehicle stands, in one line. */
export const NextLine = onDemand(async () => (await import('../features/plan/next-line')).NextLine);

/** The part of the vehicle's page that knows more of what was asked. */
export const AnswerDoor = onDemand(async () => (await import('./answer-door')).AnswerDoor);
