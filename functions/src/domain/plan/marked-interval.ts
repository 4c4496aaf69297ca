import type { Span } from '@contract';

export type MarkedInterval = { every: Span | null; first: Span | null; atKm: number[] };

const NONE: MarkedInterval = { every: null, first: null, atKm: [] };

const counts = (span: Span): number => span.km ?? span.miles ?? span.months ?? span.hours ?? 0;

/**
 * The rule in the columns at which a row has a mark: every second one of 15,000 is 30,000. Where there is none, the
 * columns themselves. `also`: columns at which something is done that does the same, as who renews has looked.
 */
export function markedInterval(
  columns: readonly Span[],
  marked: readonly number[],
  also: readonly number[] = [],
): MarkedInterval {
  const own = marked.flatMap((at) => columns[at] ?? []);
  const [first] = own;
  if (!first) return NONE;
  const at = new Set([...marked, ...(marked.length > 1 || also.length === 0 ? also : [])]);
  const step = Math.min(...[...at].map((column) => counts(columns[column] ?? first)));
  const every = columns.find((column) => counts(column) === step) ?? first;
  const isRegular = columns.every(
    (column, place) => at.has(place) === (counts(column) % step === 0),
  );
  const isSingle = marked.length === 1 && also.length > 0;
  if (isRegular && !isSingle) return { every, first: null, atKm: [] };
  const later = toTheEnd(columns, marked, at);
  if (later) return { every: later, first, atKm: [] };
  return { ...NONE, atKm: own.flatMap(({ km }) => km ?? []) };
}

/** "— C C C C": from the second column on at each of them. */
function toTheEnd(
  columns: readonly Span[],
  marked: readonly number[],
  at: ReadonlySet<number>,
): Span | null {
  const [begin = 0] = marked;
  const [each] = columns;
  const isEven = columns.every(
    (column, place) => counts(column) === counts(each ?? column) * (place + 1),
  );
  const goesOn = columns.every((_, place) => at.has(place) === place >= begin);
  return each && isEven && goesOn && columns.length - begin > 2 ? each : null;
}
