import type { Measured, MeasuredWords } from './features/features';

/** From here on words instruct, see `answer-fit.ts`. */
const INSTRUCTS = 0.6;

/**
 * Whether what was asked for is what the best one is called: it tells the kind that was asked for, or how it is done, and what
 * stands above it, with a row's name, holds every word of the question: "Presiones de los neumáticos", "Cambiar una rueda".
 */
export function isAskedByName(
  { quotable: { kind }, features, namedMatched }: Measured,
  words: MeasuredWords,
): boolean {
  const isHow = kind !== 'row' && features.instruction >= INSTRUCTS;
  const named = words.flatMap(({ weight }, at) => (weight > 0 ? [namedMatched.has(at)] : []));
  return (isHow || features.kind === 1) && named.length > 0 && !named.includes(false);
}
