import { createRequire } from 'node:module';
import type recheck from 'recheck';
import { fromRoot } from '../../suite/paths';
import type { Expression } from './expression';
import { unboundedLookBehind } from './look-behind';
import { isSlowOn, slowRun } from './pump';

/** The whole checker as plain JavaScript: the package's own entry looks for Java and for programs of this processor first. */
const { checkSync } = createRequire(fromRoot('package.json'))(
  'recheck/lib/browser.js',
) as typeof recheck;

/** What takes the checker longer it does not know within minutes either: it is tried instead. */
const TIMEOUT_MS = 50;

/**
 * What makes an expression slow; null where it takes linear time, by proof or by trial, and no look-behind of it goes back
 * without a bound: whether that is slow depends on what the engine makes of the rest.
 */
export function slownessOf(
  { source, flags }: Pick<Expression, 'source' | 'flags'>,
  timeout = TIMEOUT_MS,
): string | null {
  const unbounded = unboundedLookBehind(source);
  if (unbounded !== null) return `mira atrás sin límite: ${unbounded}`;
  const expression = new RegExp(source, flags);
  const verdict = checkSync(source, flags, { timeout });
  if (verdict.status === 'unknown') return slowRun(expression);
  if (verdict.status === 'safe') return null;
  const { checker, attack, complexity } = verdict;
  // Where it has guessed, it counts the steps of an engine that is not ours.
  if (checker === 'fuzz' && !isSlowOn(expression, attack.string)) return null;
  return `${complexity.summary}: ${attack.pattern}`;
}
