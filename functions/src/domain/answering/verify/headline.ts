import { claimOf, type Bearing } from './claim';
import { RULES } from './rules';

export type { Bearing, BearingUnit } from './claim';

/** No sentence of an answer is longer, and no units that one is made of hold more; what is longer cannot be checked. */
const MAX_HEADLINE_LENGTH = 400;
const MAX_UNITS_LENGTH = 8_000;

const sizeOf = ({ units, above, beside = [], question }: Bearing): number =>
  [
    ...units.flatMap((unit) =>
      unit.kind === 'text' ? [unit.text] : unit.cells.flatMap(({ name, text }) => [name, text]),
    ),
    ...[...above, ...beside, question],
  ].reduce((size, text) => size + text.length, 0);

/** The rule by which a headline falls; null where it stands. */
export const fallsBy = (headline: string, bearing: Bearing): string | null => {
  if (headline.length > MAX_HEADLINE_LENGTH || sizeOf(bearing) > MAX_UNITS_LENGTH) return 'length';
  const claim = claimOf(headline, bearing);
  return RULES.find(({ falls }) => falls(claim))?.id ?? null;
};

/**
 * Whether a sentence of a model's own may stand above the units that it was made of. Strict: where it falls nothing is lost,
 * as the units are shown in any case. Never asked where a mistake hurts people: there the manual speaks alone.
 */
export const headlineStands = (headline: string, bearing: Bearing): boolean =>
  headline.trim() !== '' && fallsBy(headline, bearing) === null;
