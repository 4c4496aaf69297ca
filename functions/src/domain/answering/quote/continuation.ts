import { stepNumber } from '../../chunking/steps';
import type { Excerpt } from '../../ports';
import type { Chunk } from '../../records';
import { besideIn } from './beside';
import { linesIn, sliceOf, type PassageText } from '../../document/lines';
import type { Statement } from '../statements/statement';

/** The last line of a passage when it is a step of a list, which may go on in the next passage. */
function lastStep(passage: PassageText): number | null {
  const last = linesIn(passage).at(-1);
  return last?.kind === 'item' ? stepNumber(sliceOf(passage, last)) : null;
}

export const endsInSteps = (passage: PassageText): boolean => lastStep(passage) !== null;

/** The steps from `first` on with which a passage begins: after what it repeats, and below a page's running title. */
function stepsFrom(passage: PassageText, first: number): string | null {
  const { content } = passage;
  const lines = linesIn(passage);
  const start = lines.findIndex(
    ({ kind, start: from, end }) =>
      kind === 'item' && stepNumber(content.slice(from, end)) === first,
  );
  if (start < 0 || lines.slice(0, start).some(({ kind }) => kind === 'prose')) return null;
  const others = lines.slice(start);
  const after = others.findIndex(({ kind }) => kind !== 'item');
  const last = others.at(after < 0 ? -1 : after - 1);
  return content.slice(others[0]?.start, last?.end);
}

/** Whether the steps with which a passage ends go on at the beginning of the next. */
export function goesOnIn(chunk: Chunk, next: Chunk): boolean {
  const last = lastStep(chunk);
  return last !== null && stepsFrom(next, last + 1) !== null;
}

type Continuation = { text: string; citations: { excerpt: number; quote: string }[] };

/** Passages over which a list is followed: the longest procedures of manuals take three or four pages. */
export const MOST_CONTINUATIONS = 4;

/**
 * The steps with which a list goes on in the passages after its own, so that no list is cut where a page ends; null when
 * it does not, or when those passages are not among the excerpts.
 */
export function continuationOf(
  { kind, spans }: Pick<Statement, 'kind' | 'spans'>,
  at: number,
  excerpts: readonly Excerpt[],
): Continuation | null {
  const chunk = excerpts[at]?.chunk;
  if (!chunk || kind !== 'list' || spans.at(-1)?.end !== chunk.content.trimEnd().length)
    return null;
  const parts = partsAfter(chunk, excerpts);
  if (parts.length === 0) return null;
  return {
    text: parts
      .map(({ quote }) => quote.replace(/\n\s*\n/g, '\n').replace(/\n(?=\p{Ll}(?![.)]))/gu, ' '))
      .join('\n'),
    citations: parts,
  };
}

function partsAfter(first: Chunk, excerpts: readonly Excerpt[]): Continuation['citations'] {
  const parts: Continuation['citations'] = [];
  let chunk = first;
  let last = lastStep(chunk);
  while (last !== null && parts.length < MOST_CONTINUATIONS) {
    const next = besideIn(excerpts, chunk, 1);
    const nextChunk = excerpts[next]?.chunk;
    const quote = nextChunk ? stepsFrom(nextChunk, last + 1) : null;
    if (!nextChunk || quote === null) break;
    parts.push({ excerpt: next + 1, quote });
    chunk = nextChunk;
    // Steps that end before their passage does are the last ones.
    last = chunk.content.trimEnd().endsWith(quote) ? lastStep(chunk) : null;
  }
  return parts;
}
