import type { Beyond, SourceDocument } from '@contract';
import { isAbstention, setAside, type ComposedAnswer } from '../answering/compose-answer';
import { places, placesFor } from './places';
import { isNamedIn, isWordedIn, topicOf } from './topic';

const textOf = ({ metadata: { headings, content } }: SourceDocument): string =>
  [...headings, content].join('\n');

/** `isByModel`: a language model read what it chose; it is not set aside for the words that it lacks. */
type Asked = { question: string; country: string | null; isByModel: boolean };

/** Fixed words: nothing of the question goes into them, and no figure. */
function cardFor({ question, country }: Omit<Asked, 'isByModel'>): Beyond | null {
  const topic = topicOf(question);
  if (topic === null) return null;
  const links = placesFor(topic, country, question).map(({ title, url, checked }) => ({
    title,
    url,
    checked,
  }));
  return { topic, sentence: places.topics[topic], links };
}

/**
 * An answer with where else to look, if its manuals are silent about what another place knows. They are silent, too, where
 * what they are quoted for, and not surely, does not even name it ("ITV", the code of the fault): then the places quoted are
 * only the nearest. They are not where a section that is suggested holds the question's very words for it.
 */
export function withBeyond(composed: ComposedAnswer, asked: Asked): ComposedAnswer {
  const { sourceDocuments, suggestions, confidence } = composed;
  const isFound = sourceDocuments.length > 0;
  if (isFound ? confidence === 'high' || asked.isByModel : !isAbstention(composed)) return composed;
  const beyond = cardFor(asked);
  if (!beyond) return composed;
  const isSpokenOf = isFound
    ? isNamedIn(asked.question, sourceDocuments.map(textOf))
    : isWordedIn(asked.question, suggestions.map(textOf));
  if (isSpokenOf) return composed;
  return { ...(isFound ? setAside(composed) : composed), beyond };
}
