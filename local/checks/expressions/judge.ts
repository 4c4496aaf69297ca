import { checkSync } from 'recheck';
import type { Expression } from './expression';
import { growthOf } from './pump';

/** Plain JavaScript: neither Java nor a program for this processor, which are not installed. */
process.env.RECHECK_BACKEND = 'pure';
/** What takes the checker longer it does not know within minutes either: it is tried instead. */
const TIMEOUT_MS = 150;
/** Linear is 1, quadratic 2. */
const MOST_GROWTH = 1.5;

/** What makes an expression slow; null where it takes linear time, by proof or by trial. */
export function slownessOf({ source, flags }: Pick<Expression, 'source' | 'flags'>): string | null {
  const verdict = checkSync(source, flags, { timeout: TIMEOUT_MS });
  if (verdict.status === 'safe') return null;
  if (verdict.status === 'vulnerable') {
    return `${verdict.complexity.summary}: ${verdict.attack.pattern}`;
  }
  const { power, run } = growthOf(source, flags);
  return power < MOST_GROWTH
    ? null
    : `crece con la potencia ${power.toFixed(1)} de ${JSON.stringify(run)}`;
}
