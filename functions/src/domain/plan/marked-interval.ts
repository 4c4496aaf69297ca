import type { Span } from '@contract';
import { countOf } from '../quantity/span';

type MarkedInterval = { every: Span | null; first: Span | null; atKm: number[] };

const NONE: MarkedInterval = { every: null, first: null, atKm: [] };

/** "1.000 | 10.000 | 20.000": the first one is a service of its own and no step of the others. */
function isRunningIn([first, second, ...others]: readonly Span[]): boolean {
  if (!first || !second || others.length === 0) return false;
  const step = countOf(second);
  return 2 * countOf(first) < step && others.every((column) => countOf(column) % step === 0);
}

/** How many steps must follow each other before one may say the same of others. */
const MIN_STEPS = 3;

/** "10 | 20 | 30 | 40 | 60 | 80", no "10 | 20 | 40". */
const beginsEvenly = (counted: readonly number[]): boolean =>
  counted.slice(0, MIN_STEPS).every((count, place) => count === (counted[0] ?? 0) * (place + 1));

/**
 * What the columns say at which a row has a mark: every second one of 15,000 is 30,000, where the marks alone say so.
 * Marks that are interrupted, be it by other work, stay the columns themselves.
 */
export function markedInterval(
  columns: readonly Span[],
  marked: readonly number[],
): MarkedInterval {
  const from = isRunningIn(columns) ? 1 : 0;
  const steps = columns.slice(from);
  const at = new Set(marked.map((column) => column - from));
  const own = marked.flatMap((column) => columns[column] ?? []);
  const every = steps.find((_, place) => at.has(place));
  if (every && isRegular(steps, at, countOf(every)))
    return { every, first: (at.has(-1) && columns[0]) || null, atKm: [] };
  const later = toTheEnd(steps, at);
  if (later && from === 0) return { every: later, first: own[0] ?? null, atKm: [] };
  return { ...NONE, atKm: own.flatMap(({ km }) => km ?? []) };
}

function isRegular(steps: readonly Span[], at: ReadonlySet<number>, step: number): boolean {
  const counted = steps.map(countOf);
  const isSecondThere = 2 * step > (counted.at(-1) ?? 0) || counted.includes(2 * step);
  return (
    beginsEvenly(counted) &&
    isSecondThere &&
    counted.every((count, place) => at.has(place) === (count % step === 0))
  );
}

/** "— C C C C": from the second column on at each of them. */
function toTheEnd(columns: readonly Span[], at: ReadonlySet<number>): Span | null {
  const begin = Math.min(...at);
  const [each] = columns;
  const isEven = columns.every(
    (column, place) => countOf(column) === countOf(each ?? column) * (place + 1),
  );
  const goesOn = columns.every((_, place) => at.has(place) === place >= begin);
  return each && isEven && goesOn && columns.length - begin > 2 ? each : null;
}
