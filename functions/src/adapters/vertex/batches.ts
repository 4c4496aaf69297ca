/** What one request may hold. */
export type BatchLimits = { texts: number; tokens: number };

/**
 * Characters to a token, at least. Spanish has about four; tables, part numbers and other scripts have fewer. Too low a
 * figure costs more requests; too high a one costs refusals, which `embedder.ts` answers with halves.
 */
const CHARACTERS_PER_TOKEN = 2.5;
/** The model reads no more than this of a text, and counts no more. */
const MAX_TOKENS_PER_TEXT = 2048;

export const estimatedTokens = (text: string): number =>
  Math.min(MAX_TOKENS_PER_TEXT, Math.ceil(text.length / CHARACTERS_PER_TOKEN));

/** The texts in order, packed into as few requests as the limits allow. */
export function batchesOf(texts: readonly string[], limits: BatchLimits): string[][] {
  const batches: string[][] = [];
  let tokens = 0;
  for (const text of texts) {
    const own = estimatedTokens(text);
    const last = batches.at(-1);
    if (last && last.length < limits.texts && tokens + own <= limits.tokens) {
      last.push(text);
      tokens += own;
    } else {
      batches.push([text]);
      tokens = own;
    }
  }
  return batches;
}
