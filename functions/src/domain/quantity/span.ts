import type { Span } from '@contract';

const UNITS = ['km', 'miles', 'months', 'hours'] as const;

type Figure = number | null;

export const NO_SPAN: Span = { km: null, miles: null, months: null, hours: null };

export const spanWith = (unit: keyof Span, value: number): Span => ({ ...NO_SPAN, [unit]: value });

export const spanOf = (amounts: readonly { unit: keyof Span; value: number }[]): Span =>
  amounts.reduce((span, { unit, value }) => ({ ...span, [unit]: value }), NO_SPAN);

/** What a span counts in the first place. */
export const countOf = (span: Span | null): number =>
  span?.km ?? span?.miles ?? span?.months ?? span?.hours ?? 0;

const eachOf = (figureOf: (unit: keyof Span) => Figure): Span =>
  spanOf(
    UNITS.flatMap((unit) => {
      const value = figureOf(unit);
      return value === null ? [] : [{ unit, value }];
    }),
  );

/** Half of it: what many manuals say of severe use. */
export const halfOf = (span: Span): Span =>
  eachOf((unit) => (span[unit] === null ? null : span[unit] / 2));

/** Two spans of one interval, where both count the same the first one's figure. */
export const filledUp = (one: Span | null, other: Span | null): Span | null =>
  one && other ? eachOf((unit) => one[unit] ?? other[unit]) : (one ?? other);

/** The same, where both count the same the figure that comes first. */
export const whicheverFirst = (one: Span, other: Span): Span =>
  eachOf((unit) => {
    const [a, b] = [one[unit], other[unit]];
    return a === null || b === null ? (a ?? b) : Math.min(a, b);
  });

/** Whether both say other figures of the same. */
export const disagree = (one: Span | null, other: Span | null): boolean =>
  UNITS.some((unit) => {
    const [a, b] = [one?.[unit] ?? null, other?.[unit] ?? null];
    return a !== null && b !== null && a !== b;
  });
