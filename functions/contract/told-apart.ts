import type { Statement, TableStatement, TableVersions } from './search';

/** What tables tell apart. */
export const DISTINCTIONS = ['versions', 'tyres'] as const;
export type Distinction = (typeof DISTINCTIONS)[number];

type ToldApart = TableVersions & { kind: Distinction };
export type Decided = ToldApart & { own: string };

export const toldApartIn = (table: TableStatement): ToldApart[] =>
  DISTINCTIONS.flatMap((kind) => (table[kind] ? [{ kind, ...table[kind] }] : []));

/** Of what a table tells apart that of which it is known which the vehicle is. */
export const decidedOf = (told: readonly ToldApart[]): Decided[] =>
  told.flatMap(({ own, ...one }) => (own === null ? [] : [{ ...one, own }]));

/** Whether the row, or the column, at a position is for the vehicle: for it alone, or for all of them. */
export const isForOwn =
  (decided: readonly Decided[], side: Decided['by']) =>
  (at: number): boolean =>
    decided.every(({ by, of, own }) => by !== side || !of[at]?.length || of[at].includes(own));

const DECIDING: Record<Distinction, string> = {
  versions: 'Depende de tu versión',
  tyres: 'Depende de tu neumático',
};

/** What decides which rows of these are the vehicle's, as far as nobody has said it; undefined where nothing does. */
export function undecidedIn(statements: readonly Statement[]): string | undefined {
  const told = statements.flatMap((one) => (one.kind === 'table' ? toldApartIn(one) : []));
  const open = DISTINCTIONS.find((kind) =>
    told.some((one) => one.kind === kind && one.own === null),
  );
  return open && DECIDING[open];
}
