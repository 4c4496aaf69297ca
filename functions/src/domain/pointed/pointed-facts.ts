import type { Fact } from '@contract';
import { factOf } from '../facts/fact';
import { sourcesOf } from '../facts/sources';
import { versionsOf } from '../versions/named-versions';
import type { PointedFact } from './elements';
import { factsOfRow } from './facts-of-rows';
import { factsOfWords } from './facts-of-words';
import type { ShownManual } from './kind-of-pointed';
import type { Stored } from './pointed';
import { rowsAmong, withinRows } from './pointed-rows';

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
