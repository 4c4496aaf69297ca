import { splitSentences } from '../chunking/sentences';
import { linesOf, sliceOf, type PassageText } from './lines';
import { CONDITIONS, namesCase, NAMES_VERSIONS } from './meaning-words';
import type { Statement } from './statements';

/** Sentences between one that names versions and another that is still about them. */
const REACH = 3;

const EXCEPTS = /(?<!\p{L})(?:no|tampoco)(?!\p{L})/iu;

/** Of which vehicles, or when, the sentence at `at` holds: where among those before it that is said; `at` where nowhere. */
function beginOfScope(sentences: readonly string[], at: number): number {
  const own = sentences[at] ?? '';
  const isOwn = NAMES_VERSIONS.test(own) || CONDITIONS.test(own);
  // "Los vehículos con techo panorámico no…" excepts them from what was just said of all.
  if (isOwn)
    return at > 0 && EXCEPTS.test(own) && !namesCase(sentences[at - 1] ?? '') ? at - 1 : at;
  const before = sentences.slice(Math.max(0, at - REACH), at);
  const names = before.findLastIndex((sentence) => NAMES_VERSIONS.test(sentence));
  if (names >= 0) return at - before.length + names;
  return CONDITIONS.test(before.at(-1) ?? '') ? at - 1 : at;
}

/** A statement with the sentences before it in its paragraph that say of which vehicles, or when, it holds. */
export function withScope(statement: Statement, passage: PassageText): Statement {
  const span = statement.spans.at(-1);
  const line = linesOf(passage.content, passage.headings).find(
    ({ start, end }) => span && start <= span.start && span.start < end,
  );
  if (statement.kind !== 'prose' || !span || !line) return statement;
  const text = sliceOf(passage, line);
  const sentences = splitSentences(text);
  const own = sentences.findIndex(({ end }) => line.start + end > span.start);
  const first = beginOfScope(
    sentences.map(({ start, end }) => text.slice(start, end)),
    own,
  );
  const start = line.start + (sentences[first]?.start ?? 0);
  if (own < 0 || first === own) return statement;
  const added = passage.content.slice(start, span.start);
  const wide = { start, end: span.end };
  return {
    ...statement,
    spans: [...statement.spans.slice(0, -1), wide],
    text:
      statement.text.slice(0, statement.text.length - (span.end - span.start)) +
      added +
      passage.content.slice(span.start, span.end),
  };
}
