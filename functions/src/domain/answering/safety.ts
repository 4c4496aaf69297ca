import type { DraftAnswer, Excerpt } from '../ports';
import { linesOfFile } from '../spanish/data-lines';
import { plainWords } from '../spanish/plain-words';
import { wordsAt } from './quote/beside';

/** Topics where a mistake hurts people, and how they are named to the owner. */
const topics = linesOfFile('safety.txt').map(({ text }) => {
  const [topic = '', pattern = ''] = text.split(': ');
  return { topic, pattern: new RegExp(pattern) };
});

const topicOf = (text: string): string | undefined => {
  const plain = plainWords(text);
  return topics.find(({ pattern }) => pattern.test(plain))?.topic;
};

/** Whether a mistake hurts people: by what is asked, by what is answered, or by what the model says of it. */
export const isSafetyCritical = (
  question: string,
  draft: DraftAnswer,
  excerpts: readonly Excerpt[],
): boolean =>
  draft.isSafetyCritical === true ||
  topicOf(question) !== undefined ||
  draft.statements.some(({ text, citations }) =>
    [text, ...citations.map((place) => wordsAt(excerpts, place))].some(
      (said) => topicOf(said) !== undefined,
    ),
  );

/**
 * A short advice of ours (no quotation, so it cites nothing) on such a topic, and where whoever answered says that this
 * is one; null on all others.
 */
export function safetyAdvice(question: string, isSaidToBeOne = false): string | null {
  const topic = topicOf(question);
  if (topic === undefined && !isSaidToBeOne) return null;
  return `Consejo de Guantera: ${topic ?? 'Esto afecta'} a tu seguridad. Sigue el manual al pie de la letra y, si tienes alguna duda, acude a un taller.`;
}
