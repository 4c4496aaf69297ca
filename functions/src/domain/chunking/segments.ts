import { splitSentences, type Span } from '../text/sentences';
import { CELL_SEPARATOR } from '../text/cells';

/** What is never divided when passages are packed: a sentence, or a table as far as it fits. */
export type Segment = Span & { kind: 'sentence' | 'table' };

/** A passage is about this many characters long. */
export const TARGET_LENGTH = 1200;
/** A table may be longer than other passages, so that its rows stay with their header. */
export const MAX_TABLE_LENGTH = 2000;

/** The segments of a stretch of text, in order; each is at most as long as a passage may be. */
export function segmentsOf(text: string, { start, end }: Span): Segment[] {
  const segments: Segment[] = [];
  for (const sentence of splitSentences(text.slice(start, end))) {
    const span = { start: start + sentence.start, end: start + sentence.end };
    const isRow = text.slice(span.start, span.end).includes(CELL_SEPARATOR);
    const last = segments.at(-1);
    if (isRow && last?.kind === 'table' && span.end - last.start <= MAX_TABLE_LENGTH) {
      last.end = span.end;
      continue;
    }
    const kind = isRow ? 'table' : 'sentence';
    for (const piece of piecesOf(text, span)) segments.push({ ...piece, kind });
  }
  return segments;
}

/** Cuts what is longer than a passage at the ends of words; a word that long is cut where it must be. */
function piecesOf(text: string, { start, end }: Span): Span[] {
  const pieces: Span[] = [];
  let from = start;
  while (end - from > TARGET_LENGTH) {
    const space = lastSpace(text, from + TARGET_LENGTH / 2, from + TARGET_LENGTH);
    const to = space ?? beforeSurrogate(text, from + TARGET_LENGTH);
    pieces.push({ start: from, end: to });
    from = to;
    while (from < end && /\s/.test(text[from] ?? '')) from++;
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

function lastSpace(text: string, from: number, to: number): number | null {
  for (let at = to; at > from; at--)
    if (/\s/.test(text[at] ?? '') && !/\s/.test(text[at - 1] ?? '')) return at;
  return null;
}

/** The second half of a character beyond the basic plane must not be cut off from the first. */
const beforeSurrogate = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
