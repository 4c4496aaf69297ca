import { z } from 'zod';
import type { NumberedExcerpt, Pointed } from '../../functions/src/domain/pointing';

/** An answer to a prompt, by a model or a person: units by their numbers, or, where it is kept, by their words. */
export const writtenSchema = z.object({
  id: z.string(),
  claims: z.array(
    z.object({ units: z.array(z.union([z.number(), z.string()])), headline: z.string() }),
  ),
  missing: z.string(),
  isSafetyCritical: z.boolean(),
  isDoubtful: z.boolean(),
  found: z.boolean(),
  busqueda: z.array(z.string()).default([]),
});
export type Written = z.infer<typeof writtenSchema>;

const NOWHERE = -1;

/** The same with the numbers of this prompt: words that no unit has any more point at nothing. */
export function pointedBy(
  { id: _id, ...written }: Written,
  excerpts: readonly NumberedExcerpt[],
): Pointed {
  const units = excerpts.flatMap((excerpt) => excerpt.units);
  const numberOf = (words: string): number =>
    units.find(({ text }) => text === words)?.number ?? NOWHERE;
  return {
    ...written,
    claims: written.claims.map(({ units: named, headline }) => ({
      headline,
      units: named.map((unit) => (typeof unit === 'number' ? unit : numberOf(unit))),
    })),
  };
}

/** The same with the words of the units, which outlive their numbers. */
export function inWords(written: Written, excerpts: readonly NumberedExcerpt[]): Written {
  const units = excerpts.flatMap((excerpt) => excerpt.units);
  const wordsOf = (number: number): string | number =>
    units.find((unit) => unit.number === number)?.text ?? number;
  return {
    ...written,
    claims: written.claims.map(({ units: named, headline }) => ({
      headline,
      units: named.map((unit) => (typeof unit === 'number' ? wordsOf(unit) : unit)),
    })),
  };
}
