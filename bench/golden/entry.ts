import { createHash } from 'node:crypto';
import type { Answered } from '../answerer';

/** What is compared of an answer; for sets that are only counted, a hash of each. */
export const ASPECTS = ['pages', 'quoted', 'confidence', 'abstained', 'response'] as const;
export type Aspect = (typeof ASPECTS)[number];

export type GoldenEntry = {
  set: string;
  id: string;
  isCounted: boolean;
  answerable: boolean;
  /** Right page first, or rightly none; of the sets of cases, whether the words wanted are there. */
  isRight: boolean;
} & Record<Aspect, string>;

/** Markers of citations and the sentences that say how sure we are stand in no manual. */
const quotedOf = (response: string): string =>
  response
    .split('\n\n')
    .filter((paragraph) => /\[\d+\]$/.test(paragraph))
    .join(' ')
    .replace(/\[\d+\]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.,%°/+-]+/gu, ' ')
    .trim();

/** What is compared of an answer; of those that are only counted nothing can be read. */
export function aspectsOf(answered: Answered, isCounted: boolean): Record<Aspect, string> {
  const aspects: Record<Aspect, string> = {
    pages: answered.pages.join(','),
    quoted: quotedOf(answered.response),
    confidence: answered.confidence,
    abstained: String(answered.pages.length === 0),
    response: answered.response,
  };
  for (const aspect of isCounted ? ASPECTS : []) {
    aspects[aspect] = createHash('sha256').update(aspects[aspect]).digest('hex').slice(0, 16);
  }
  return aspects;
}
