import type { FactKind } from '@contract';
import type { Told } from './told';

export type Tile = {
  title: string;
  /** What is bought or filled in, as large figures: at most two. */
  figures: Told[];
  /** All that is told of it. */
  all: Told[];
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
  { title: 'Combustible', kinds: ['fuel', 'tank-capacity'], not: /^reserva/i },
  { title: 'Batería', kinds: ['battery'] },
  { title: 'Apriete de las ruedas', kinds: ['wheel-torque'] },
];

const MAX_FIGURES = 2;

const isOwn = ({ place }: Told): boolean => place === null || place.fact.own !== null;

/** One of each kind, the owner's own or the first: of a kind told for several cases the rest stands in the sheet behind the tile. */
function figuresOf({ kinds, first }: Kind, all: readonly Told[]): Told[] {
  const isFirst = ({ of, condition }: Told) => first?.test(`${of} ${condition}`) ?? false;
  const firsts = kinds.flatMap((kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    return ofKind.find(isOwn) ?? ofKind.find(isFirst) ?? ofKind[0] ?? [];
  });
  return firsts.slice(0, MAX_FIGURES);
}

/** The tiles of which something is told, in the order in which they are looked for. */
export const tilesOf = (told: readonly Told[]): Tile[] =>
  KINDS.flatMap((one) => {
    const { title, kinds, not } = one;
    const all = kinds.flatMap((each) =>
      told.filter(({ kind, of }) => kind === each && !not?.test(of)),
    );
    return all.length > 0 ? [{ title, all, figures: figuresOf(one, all) }] : [];
  });

/** How many more values differ from what the tile shows: they hold in other cases, or another manual says them. */
export const otherValues = ({ all, figures }: Tile): number =>
  new Set(
    all
      .filter(({ kind, value }) => figures.some((one) => one.kind === kind && one.value !== value))
      .map(({ kind, value, unit }) => `${kind}|${value}|${unit}`),
  ).size;
