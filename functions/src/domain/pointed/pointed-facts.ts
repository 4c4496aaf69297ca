import type { Fact, FactKind } from '@contract';
import { factOf } from '../facts/fact';
import { sourcesOf } from '../facts/sources';
import { versionsOf } from '../versions/named-versions';
import { factsOfRow } from './facts-of-rows';
import { factsOfWords } from './facts-of-words';
import type { ShownManual } from './kind-of-pointed';
import type { Stored } from './pointed';
import { rowsAmong, withinRows } from './pointed-rows';

/** Values of one kind that a model points at: of rows by their columns, of a sentence by words copied from it. */
export type PointedFact = { units: number[]; kind: FactKind } & (
  { columns: FactColumns; words: null } | { columns: null; words: FactWords }
);

/** Columns are counted from 1; 0: none. */
export type FactColumns = {
  /** Those that tell of what it is; none: the name of its column or its title does. */
  name: number[];
  value: number;
  unit: number;
  conditions: number[];
  versions: number[];
};
export type FactWords = { name: string; value: string; condition: string; version: string };

/** The values that a model pointed at, read where it points: nothing of it is its own. */
export function factsPointedAt(
  pointed: readonly Stored<PointedFact>[],
  { parts, byUnit }: ShownManual,
): Fact[] {
  if (pointed.length === 0) return [];
  const versions = versionsOf(sourcesOf(parts).grids);
  return withinRows(pointed)
    .flatMap(({ units, kind, columns, words }) => {
      const at = units.flatMap((unit) => byUnit.get(unit) ?? []);
      return columns
        ? rowsAmong(at).flatMap((row) => factsOfRow(kind, columns, row))
        : at.flatMap((unit) => factsOfWords(kind, words, unit));
    })
    .flatMap((candidate) => factOf(candidate, versions) ?? []);
}
