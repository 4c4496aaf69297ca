import type { Expression } from './expression';
import { unboundedLookBehind } from './look-behind';
import { slowRun } from './pump';

/**
 * What makes an expression slow; null where a search of none of the texts that are tried needs more than linearly many
 * backtracks, and no look-behind of it goes back without a bound: whether that is slow depends on what the engine makes of
 * the rest. Nothing is measured by a clock: the same on every machine.
 */
export function slownessOf(expression: Pick<Expression, 'source' | 'flags'>): string | null {
  const unbounded = unboundedLookBehind(expression.source);
  if (unbounded !== null) return `mira atrás sin límite: ${unbounded}`;
  return slowRun(expression);
}
