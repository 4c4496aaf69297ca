import { stepNumber } from '../../text/steps';
import type { Excerpt } from '../../ports';
import type { Chunk } from '../../ports/records';
import type { Span } from '../../text/sentences';
import type { Place } from '../../ports/draft-quotation';
import { besideIn, wordsAt } from './beside';
import { sliceOf } from '../../document/lines';
import { linesIn, type PassageText } from '../../document/passage-lines';
import { asRead, type Quotable } from '../quotables/quotable';

/** The last line of a passage when it is a step of a list, which may go on in the next passage. */
function lastStep(passage: PassageText): number | null {
  const last = linesIn(passage).at(-1);
  return last?.kind === 'item' ? stepNumber(sliceOf(passage, last)) : null;
}

export const endsInSteps = (passage: PassageText): boolean => lastStep(passage) !== null;

/**
 * The steps from `first` on with which a passage begins: after what it repeats of the one before, and below a page's running
 * title. Steps that begin anew are those of another list.
 */
function stepsFrom(passage: PassageText, first: number, before: PassageText): Span | null {
  const { content } = passage;
  const lines = linesIn(passage);
  const start = lines.findIndex(
    ({ kind, start: from, end }) =>
      kind === 'item' && stepNumber(content.slice(from, end)) === first,
  );
  const isOther = ({ kind, start: from, end }: (typeof lines)[number]): boolean =>
    kind === 'prose' || (kind === 'item' && !before.content.includes(content.slice(from, end)));
  if (start < 0 || lines.slice(0, start).some(isOther)) return null;
  const others = lines.slice(start);
  const after = others.findIndex(({ kind }) => kind !== 'item');
  const last = others.at(after < 0 ? -1 : after - 1);
  return { start: others[0]?.start ?? 0, end: last?.end ?? 0 };
}

/** Whether the steps with which a passage ends go on at the beginning of the next. */
export function goesOnIn(chunk: Chunk, next: Chunk): boolean {
  const last = lastStep(chunk);
  return last !== null && stepsFrom(next, last + 1, chunk) !== null;
}

type Continuation = { text: string; citations: Place[] };

/** Passages over which a list is followed: the longest procedures of manuals take three or four pages. */
export const MAX_CONTINUATIONS = 4;

/**
 * The steps with which a list goes on in the passages after its own, so that no list is cut where a page ends; null when
 * it does not, or when those passages are not among the excerpts.
 */
export function continuationOf(
  { kind, spans }: Pick<Quotable, 'kind' | 'spans'>,
  at: number,
  excerpts: readonly Excerpt[],
): Continuation | null {
  const chunk = excerpts[at]?.chunk;
  if (!chunk || kind !== 'list' || spans.at(-1)?.end !== chunk.content.trimEnd().length)
    return null;
  const parts = partsAfter(chunk, excerpts);
  if (parts.length === 0) return null;
  return {
    text: parts.map((place) => asRead(wordsAt(excerpts, place))).join('\n'),
    citations: parts,
  };
}

function partsAfter(first: Chunk, excerpts: readonly Excerpt[]): Place[] {
  const parts: Place[] = [];
  let chunk = first;
  let last = lastStep(chunk);
  while (last !== null && parts.length < MAX_CONTINUATIONS) {
    const next = besideIn(excerpts, chunk, 1);
    const nextChunk = excerpts[next]?.chunk;
    const steps = nextChunk ? stepsFrom(nextChunk, last + 1, chunk) : null;
    if (!nextChunk || steps === null) break;
    parts.push({ excerpt: next, ...steps });
    chunk = nextChunk;
    // Steps that end before their passage does are the last ones.
    last = chunk.content.trimEnd().length === steps.end ? lastStep(chunk) : null;
  }
  return parts;
}
