import { forbids, opensWithLimit } from '../text/limiting-words';
import type { Span } from '../text/sentences';
import { stepNumber } from '../text/steps';
import { TARGET_LENGTH, type Segment } from './segments';

/** A sentence longer than this is not repeated at the beginning of the next passage. */
const MAX_OVERLAP_LENGTH = 300;
/** A longer sentence that limits begins a passage of its own. */
const MAX_LIMIT_LENGTH = 300;
const MAX_LENGTH_WITH_LIMIT = TARGET_LENGTH + MAX_LIMIT_LENGTH;
/** A passage that ends before a table may be shorter than this share of a full one. */
const SHORT_ENOUGH = 0.35;

/**
 * Packs segments into passages of about `TARGET_LENGTH` characters, in order. A passage repeats the last sentence of the one
 * before it; a table is not divided, it begins a passage of its own instead.
 */
export function pack(text: string, segments: readonly Segment[]): Span[] {
  const passages: Span[] = [];
  let current: Segment[] = [];
  const close = (): void => {
    const [first, last] = [current[0], current.at(-1)];
    if (first && last) passages.push({ start: first.start, end: last.end });
  };
  for (const segment of segments) {
    const first = current[0];
    const length = first ? segment.end - first.start : 0;
    // No limit is lower: most segments need not be asked for theirs.
    if (length > TARGET_LENGTH && length > limitFor(text, current, segment)) {
      const step = beginOfStep(text, current, segment);
      const cut = current.splice(step);
      close();
      current = cut.length > 0 ? cut : overlapOf(current, segment);
    }
    current.push(segment);
  }
  close();
  return passages;
}

/** Where the step begins that the next segment goes on with: a step is not divided. Their number where it is none. */
function beginOfStep(text: string, current: readonly Segment[], next: Segment): number {
  const isLineStart = ({ start }: Segment) =>
    /(?:^|\n)\s{0,3}$/.test(text.slice(0, start).slice(-3));
  if (isLineStart(next)) return current.length;
  const line = current.findLastIndex(isLineStart);
  const segment = current[line];
  const isStep = segment && line > 0 && stepNumber(text.slice(segment.start, segment.end)) !== null;
  return isStep && next.end - segment.start <= TARGET_LENGTH ? line : current.length;
}

/**
 * A little text before a table (its title, its introduction) stays with it even when the two are long together, and what
 * forbids with what it forbids: a passage is all that an answer is made of.
 */
function limitFor(text: string, current: readonly Segment[], next: Segment): number {
  const [first, last] = [current[0], current.at(-1)];
  const length = first && last ? last.end - first.start : 0;
  if (next.kind === 'table') {
    return length < TARGET_LENGTH * SHORT_ENOUGH ? Number.POSITIVE_INFINITY : TARGET_LENGTH;
  }
  const sentence = text.slice(next.start, next.end);
  const limits = opensWithLimit(sentence) || forbids(sentence);
  return limits && sentence.length <= MAX_LIMIT_LENGTH ? MAX_LENGTH_WITH_LIMIT : TARGET_LENGTH;
}

function overlapOf(current: readonly Segment[], next: Segment): Segment[] {
  const last = current.at(-1);
  if (!last || last.kind === 'table' || current.length < 2) return [];
  const isShort = last.end - last.start <= MAX_OVERLAP_LENGTH;
  return isShort && next.end - last.start <= TARGET_LENGTH ? [last] : [];
}
