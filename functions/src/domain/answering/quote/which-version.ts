import { sentencesIn, sliceOf, unbroken } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { CONDITIONS, namesCase, NAMES_VERSIONS, WARNS_OF } from '../../document/meaning-words';
import { parallelSentences } from './parallel-cases';
import type { Quotable } from '../quotables/quotable';

/** Sentences between one that names versions and another that is still about them. */
export const REACH_OF_SCOPE = 3;

const EXCEPTS = /(?<!\p{L})(?:no|tampoco)(?!\p{L})/iu;

/** Of which vehicles, or when, the sentence at `at` holds: where among those before it that is said; `at` where nowhere. */
function beginOfScope(sentences: readonly string[], at: number): number {
  const own = sentences[at] ?? '';
  const isOwn = NAMES_VERSIONS.test(own) || CONDITIONS.test(own);
  // "Los vehículos con techo panorámico no…" excepts them from what was just said of all.
  if (isOwn)
    return at > 0 && EXCEPTS.test(own) && !namesCase(sentences[at - 1] ?? '') ? at - 1 : at;
  const before = sentences.slice(Math.max(0, at - REACH_OF_SCOPE), at);
  const names = before.findLastIndex((sentence) => NAMES_VERSIONS.test(sentence));
  if (names >= 0) return at - before.length + names;
  const last = before.at(-1) ?? '';
  return CONDITIONS.test(last) || WARNS_OF.test(last) ? at - 1 : at;
}

/** A quotable with what its paragraph says of which vehicles, or when, it holds, and of the other cases beside that. */
export function withScope(quotable: Quotable, passage: PassageText): Quotable {
  const span = quotable.spans.at(-1);
  const line = linesIn(passage).find(
    ({ start, end }) => span && start <= span.start && span.start < end,
  );
  if (quotable.kind !== 'prose' || !span || !line) return quotable;
  const text = sliceOf(passage, line);
  const sentences = sentencesIn(text);
  const own = sentences.findIndex(({ end }) => line.start + end > span.start);
  const texts = sentences.map((sentence) => text.slice(sentence.start, sentence.end));
  const scope = beginOfScope(texts, own);
  const [first, last] = parallelSentences(texts, scope);
  const start = Math.min(span.start, line.start + (sentences[Math.min(first, scope)]?.start ?? 0));
  const end = Math.max(span.end, last === scope ? 0 : line.start + (sentences[last]?.end ?? 0));
  if (own < 0) return quotable;
  const before = quotable.text.slice(0, quotable.text.length - (span.end - span.start));
  return {
    ...quotable,
    spans: [...quotable.spans.slice(0, -1), { start, end }],
    text: before + unbroken(passage.content.slice(start, end)),
  };
}
