import type { Block, Unit } from '../../document/block';
import type { Place } from '../../ports/draft-quotation';
import { blocksOf } from '../../document/blocks-of-text';
import type { Excerpt } from '../../ports';

/** A unit with the excerpt (position, from 0) and the block that it is part of. */
export type CitedUnit = { source: number; unit: Unit; block: Block };

/** The words of a unit, as they stand in its excerpt. */
export const textOf = (
  { source, unit }: Pick<CitedUnit, 'source'> & { unit: Pick<Unit, 'start' | 'end'> },
  excerpts: readonly Excerpt[],
): string => excerpts[source]?.chunk.content.slice(unit.start, unit.end) ?? '';

/** The units of an excerpt that a stretch of its content touches. */
export const unitsAt = (
  excerpts: readonly Excerpt[],
  { excerpt, start, end }: Place,
): CitedUnit[] => {
  const chunk = excerpts[excerpt]?.chunk;
  if (!chunk) return [];
  return blocksOf(chunk).flatMap((block) =>
    block.units
      .filter((unit) => unit.start < end && unit.end > start)
      .map((unit) => ({ source: excerpt, unit, block })),
  );
};
