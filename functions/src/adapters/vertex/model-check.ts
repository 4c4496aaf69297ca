import { PartTrouble } from '../../domain/ports/service-check';
import { AttemptTimedOut } from '../google-retry';
import { VertexFailure } from './vertex-failure';

/** Below what a check of the service may take: whoever takes longer is slow, and not down. In milliseconds. */
export const CHECK_MS = 2500;
/** How long good news are good, in milliseconds. Refusals cost nothing, and are asked for again. */
const GOOD_FOR_MS = 300_000;
/** The worst first. */
const STATES: readonly PartTrouble['state'][] = ['down', 'retired', 'overQuota', 'slow'];

/**
 * Asks each model for next to nothing, as questions and manuals do: only that tells whether it is still offered, and
 * within its quota. Fails with the worst PartTrouble.
 */
export function modelCheck(
  calls: readonly (() => Promise<unknown>)[],
  now: () => number = Date.now,
): () => Promise<void> {
  let goodUntil = 0;
  return async () => {
    if (now() < goodUntil) return;
    const outcomes = await Promise.allSettled(calls.map((call) => call()));
    const troubles = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [troubleOf(outcome.reason)] : [],
    );
    const [worst] = STATES.flatMap((state) =>
      troubles.filter((trouble) => trouble.state === state),
    );
    if (worst) throw worst;
    goodUntil = now() + GOOD_FOR_MS;
  };
}

/** What a failure of Vertex AI says of its model. */
function troubleOf(error: unknown): PartTrouble {
  // What owners are told wraps what happened.
  const why = error instanceof Error && error.name === 'AppError' ? error.cause : error;
  return new PartTrouble(stateOf(why), why);
}

function stateOf(error: unknown): PartTrouble['state'] {
  if (error instanceof AttemptTimedOut) return 'slow';
  if (!(error instanceof VertexFailure)) return 'down';
  if (error.code === 'MODEL_NOT_SERVED') return 'retired';
  if (error.status === 429) return 'overQuota';
  return error.status === 504 || isTimeout(error.cause) ? 'slow' : 'down';
}

/** A client that gave up waiting says so by the name of its error alone; `fetch` by one that is no Error of ours. */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'TimeoutError' || error.name === 'AbortError');
