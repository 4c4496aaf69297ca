import type { Confidence } from '@contract';
import type { Excerpt } from '../ports';

/** Evidence from which an answer is right nine times of ten; measured by `npm run bench:answers`. */
const HIGH_EVIDENCE = 0.4;

/** How far an answer can be relied on, from the evidence of the excerpt on which it leans first and the model's own doubts. */
export function confidenceOf(cited: readonly Excerpt[], isDoubtful = false): Confidence {
  const evidence = cited[0]?.score ?? 0;
  if (cited.length === 0) return 'low';
  return evidence >= HIGH_EVIDENCE && !isDoubtful ? 'high' : 'medium';
}
