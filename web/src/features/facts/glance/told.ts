import {
  isReliedOn,
  type FactKind,
  type FactSheet,
  type QuotedManual,
  type SheetFact,
} from '@contract';

/** A value with what it is of, as it is shown: the owner's own goes before the manual's. */
export type Told = {
  id: string;
  kind: FactKind;
  of: string;
  condition: string;
  value: string;
  unit: string;
  /** Where it stands; null for what only the owner says. */
  place: { manual: QuotedManual; fact: SheetFact } | null;
};

const ofManual = (manual: QuotedManual, fact: SheetFact): Told => {
  const { id, kind, of, condition } = fact;
  const { value, unit } = fact.own ?? fact;
  return { id, kind, of, condition, value, unit, place: { manual, fact } };
};

/** All that is told of a vehicle: the newest manual first, then what only its owner says. */
export const allTold = ({ manuals, missing }: FactSheet): Told[] => [
  ...manuals.flatMap(({ manual, facts }) =>
    (facts ?? []).filter(isReliedOn).map((fact) => ofManual(manual, fact)),
  ),
  ...missing.flatMap(({ id, kind, of, condition, own }): Told[] =>
    own ? [{ id, kind, of, condition, ...own, place: null }] : [],
  ),
];

const NO_BREAK = '\u202f';

/** A value with its unit, which stay together. */
export const figureOf = ({ value, unit }: Pick<Told, 'value' | 'unit'>): string =>
  unit === '' ? value : `${value}${NO_BREAK}${unit}`;

/** Whether there is something to look at before it is relied on: the manual was read anew since it was checked. */
export const isDoubted = ({ place }: Told): boolean =>
  place !== null && place.fact.own === null && (place.fact.check?.changed ?? null) !== null;
