import type { DraftAnswer, Excerpt } from '../ports';
import type { ReadQuestion } from './asked/read-question';
import { safetyTopicOf } from './asked/safety-topic';
import { wordsAt } from './quote/beside';

/** Whether a mistake hurts people: by what is asked, by what is answered, or by what the model says of it. */
export const isSafetyCritical = (
  { safetyTopic }: Pick<ReadQuestion, 'safetyTopic'>,
  draft: DraftAnswer,
  excerpts: readonly Excerpt[],
): boolean =>
  draft.isSafetyCritical === true ||
  safetyTopic !== null ||
  draft.statements.some(
    ({ text, citations }) =>
      safetyTopicOf(text, ...citations.map((place) => wordsAt(excerpts, place))) !== null,
  );

/**
 * A short advice of ours (no quotation, so it cites nothing) on such a topic, and where whoever answered says that this
 * is one; null on all others.
 */
export function safetyAdvice(
  { safetyTopic: topic }: Pick<ReadQuestion, 'safetyTopic'>,
  isSaidToBeOne = false,
): string | null {
  if (topic === null && !isSaidToBeOne) return null;
  return `Consejo de Guantera: ${topic ?? 'Esto afecta'} a tu seguridad. Sigue el manual al pie de la letra y, si tienes alguna duda, acude a un taller.`;
}
