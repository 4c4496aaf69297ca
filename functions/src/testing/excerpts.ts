import { contextAt } from '../domain/answering/quote/passage-context';
import type { ReadPage } from '../domain/document/read-page';
import type { Place } from '../domain/ports/draft-quotation';
import type { Excerpt } from '../domain/ports';
import type { Chunk } from '../domain/ports/records';

/** A passage of manual 1, on the page of its position. */
export function aChunk(change: Partial<Chunk> = {}): Chunk {
  const { manualId = 1, revision = 1, position = 0, content = 'Texto.' } = change;
  return {
    id: `${manualId}-${revision}-${position}`,
    manualId,
    revision,
    position,
    content,
    pageReference: `p. ${position + 1}`,
    pageNumber: position + 1,
    headings: [],
    category: 'general',
    start: 0,
    end: content.length,
    contentHash: content,
    createdAt: new Date(0),
    ...change,
  };
}

export const anExcerpt = (change: Partial<Chunk> = {}, score = 1): Excerpt => ({
  chunk: aChunk(change),
  documentSource: 'manual.pdf',
  score,
});

/** Passages of one revision, in order, with the context that reading finds. */
export const asRead = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.map((chunk, at) => ({ ...chunk, context: contextAt(chunks, at) }));

/** Pages of these texts, from page 1. */
export const pagesOfTexts = (texts: readonly string[]): ReadPage[] =>
  texts.map((text, at) => ({ number: at + 1, reference: `p. ${at + 1}`, text, headings: [] }));

/** Where words stand in one of these excerpts. */
export function placeOf(words: string, excerpts: readonly Excerpt[], excerpt = 0): Place {
  const start = excerpts[excerpt]?.chunk.content.indexOf(words) ?? -1;
  if (start < 0) throw new Error(`Nowhere: ${words}`);
  return { excerpt, start, end: start + words.length };
}
