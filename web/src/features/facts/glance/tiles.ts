import type { FactKind } from '@contract';
import type { Told } from './told';

export type Tile = {
  title: string;
  /** What is bought or filled in, as large figures: at most two. */
  figures: Told[];
  /** All that is told of it. */
  all: Told[];
};

type Kind = { title: string; kinds: readonly FactKind[]; not?: RegExp };

const KINDS: readonly Kind[] = [
  {
    title: 'Aceite',
    kinds: ['oil-grade', 'oil-capacity', 'oil-norm'],
    not: /caja|cambio|reductor|diferencial|transfer|transmisi/i,
  },
  { title: 'Combustible', kinds: ['fuel', 'tank-capacity'], not: /^reserva/i },
  { title: 'Batería', kinds: ['battery'] },
  { title: 'Tuercas de rueda', kinds: ['wheel-torque'] },
];

const MAX_FIGURES = 2;

/** One of each kind, the first: of a kind told for several cases the rest stands in the sheet behind the tile. */
function figuresOf(kinds: readonly FactKind[], all: readonly Told[]): Told[] {
  const firsts = kinds.flatMap((kind) => all.find((one) => one.kind === kind) ?? []);
  return firsts.slice(0, MAX_FIGURES);
}

/** The tiles of which something is told, in the order in which they are looked for. */
export const tilesOf = (told: readonly Told[]): Tile[] =>
  KINDS.flatMap(({ title, kinds, not }) => {
    const all = told.filter(({ kind, of }) => kinds.includes(kind) && !not?.test(of));
    return all.length > 0 ? [{ title, all, figures: figuresOf(kinds, all) }] : [];
  });

/** How many more values differ from what the tile shows: they hold in other cases, or another manual says them. */
export const otherValues = ({ all, figures }: Tile): number =>
  new Set(
    all
      .filter(({ kind, value }) => figures.some((one) => one.kind === kind && one.value !== value))
      .map(({ kind, value, unit }) => `${kind}|${value}|${unit}`),
  ).size;
