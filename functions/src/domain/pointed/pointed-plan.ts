import type { ManualInterval } from '@contract';
import type { Draft } from '../plan/draft';
import { withFirstTimes } from '../plan/joined-drafts';
import { intervalsOf } from '../plan/plan-finder';
import type { PointedWork } from './elements';
import type { ShownManual } from './kind-of-pointed';
import type { Stored } from './pointed';
import { rowsAmong, withinRows } from './pointed-rows';
import { worksOfRow } from './works-of-rows';
import { worksOfWords } from './works-of-words';

/** When work is due that a model pointed at, read where it points: nothing of it is its own. */
export function worksPointedAt(
  pointed: readonly Stored<PointedWork>[],
  { parts, byUnit }: ShownManual,
): ManualInterval[] {
  const drafts = withinRows(pointed).flatMap(({ units, columns, words }): Draft[] => {
    const at = units.flatMap((unit) => byUnit.get(unit) ?? []);
    return columns
      ? rowsAmong(at).flatMap((row) => worksOfRow(columns, row, parts))
      : at.flatMap((unit) => worksOfWords(words, unit));
  });
  return intervalsOf(withFirstTimes(drafts));
}
