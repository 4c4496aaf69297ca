import type { FactKind } from '@contract';
import type { Told } from './told';

export type Tile = {
  title: string;
  /** What is bought or filled in, as large figures: one of each of two kinds, or one for each case that may be the vehicle's. */
  figures: Told[];
  /** All that is told of it. */
  all: Told[];
  /** The same without what holds in other cases than that of which its owner says something. */
  told: Told[];
};

type Kind = {
  title: string;
  kinds: readonly FactKind[];
  not?: RegExp;
  /** What an owner needs more often than what else is told of it. */
  first?: RegExp;
};

const KINDS: readonly Kind[] = [
  {
    title: 'Aceite',
    kinds: ['oil-grade', 'oil-capacity', 'oil-norm'],
    not: /caja|cambio(?! de aceite)|reductor|diferencial|transfer|transmisi/i,
    first: /con (?:cambio de )?filtro/i,
  },
  { title: 'Combustible', kinds: ['tank-capacity', 'fuel'], not: /^reserva/i },
  { title: 'Batería', kinds: ['battery'] },
  { title: 'Apriete de las ruedas', kinds: ['wheel-torque'] },
];

const MAX_KINDS = 2;

const isOwn = ({ place }: Told): boolean => place === null || place.fact.own !== null;

/** The same thing in another case: "60 Ah sin Start-Stop", "70 Ah con Start-Stop". */
const isAlternative = (one: Told, other: Told): boolean =>
  one.kind === other.kind &&
  one.of === other.of &&
  one.unit === other.unit &&
  one.place?.manual.manualId === other.place?.manual.manualId &&
  '' !== one.condition &&
  '' !== other.condition &&
  one.condition !== other.condition;

/** A figure with those of which nobody has said whether they are the vehicle's instead: none is picked silently. */
function withAlternatives(first: Told, ofKind: readonly Told[]): Told[] {
  const others = isOwn(first) ? [] : ofKind.filter((one) => isAlternative(one, first));
  return others.some(({ value }) => value !== first.value) ? [first, ...others] : [first];
}

/** Of each kind the owner's own, or what is needed more often, or the first; the rest stands in the sheet behind the tile. */
function figuresOf({ kinds, first }: Kind, all: readonly Told[]): Told[] {
  const isFirst = ({ of, condition }: Told) => first?.test(`${of} ${condition}`) ?? false;
  const firsts = kinds.flatMap((kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    const needed = ofKind.some(isFirst) ? ofKind.filter(isFirst) : ofKind;
    const one = ofKind.find(isOwn) ?? needed[0];
    return one ? [withAlternatives(one, needed)] : [];
  });
  return firsts.slice(0, MAX_KINDS).flat();
}

/** All but what holds in the cases beside that of which the owner says something. */
function withoutOtherCases(all: readonly Told[]): Told[] {
  const own = all.filter(isOwn);
  const others = all.filter((one) => own.some((mine) => isAlternative(one, mine)));
  const cases = others.filter((one) => !isOwn(one)).map(({ condition }) => condition);
  return all.filter((one) => isOwn(one) || !cases.includes(one.condition));
}

/** The tiles of which something is told, in the order in which they are looked for. */
export const tilesOf = (told: readonly Told[]): Tile[] =>
  KINDS.flatMap((one) => {
    const { title, kinds, not } = one;
    const all = kinds.flatMap((each) =>
      told.filter(({ kind, of }) => kind === each && !not?.test(of)),
    );
    return all.length > 0
      ? [{ title, all, told: withoutOtherCases(all), figures: figuresOf(one, all) }]
      : [];
  });
