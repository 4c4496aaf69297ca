import type { Statement, TableStatement, TableVersions } from './search';

/** What tables tell apart. */
export const DISTINCTIONS = ['versions', 'tyres'] as const;
export type Distinction = (typeof DISTINCTIONS)[number];

export type Told = TableVersions & { kind: Distinction };
export type Known = Told & { own: string };

export const toldIn = (table: TableStatement): Told[] =>
  DISTINCTIONS.flatMap((kind) => (table[kind] ? [{ kind, ...table[kind] }] : []));

/** Of what a table tells apart that of which it is known which the vehicle is. */
export const knownOf = (told: readonly Told[]): Known[] =>
  told.flatMap(({ own, ...one }) => (own === null ? [] : [{ ...one, own }]));

/** Whether the row, or the column, at a position is for the vehicle: for it alone, or for all of them. */
export const isForOwn =
  (known: readonly Known[], side: Known['by']) =>
  (at: number): boolean =>
    known.every(({ by, of, own }) => by !== side || !of[at]?.length || of[at].includes(own));

const DECIDING: Record<Distinction, string> = {
  versions: 'Depende de tu versión',
  tyres: 'Depende de tu neumático',
};

/** What decides which rows of these are the vehicle's, as far as nobody has said it; undefined where nothing does. */
export function decidingIn(statements: readonly Statement[]): string | undefined {
  const told = statements.flatMap((one) => (one.kind === 'table' ? toldIn(one) : []));
  const open = DISTINCTIONS.find((kind) =>
    told.some((one) => one.kind === kind && one.own === null),
  );
  return open && DECIDING[open];
}
