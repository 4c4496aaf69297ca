import type { TableRow } from '../findings/manual-part';
import { actionIn, usualAction } from './actions';
import { amountsIn } from './amounts';
import { clausesIn } from './clauses';
import { draftOf, placeOf, type Draft, type Placed } from './draft';
import { folded, withoutEnd } from './words';

const IS_WHEN =
  /^(?:intervalo|frecuencia|periodicidad|cuando|cada cuanto|interval|every)(?!\p{L})/u;
const LONGEST_WORK = 90;

/** Whether the first column of a table is that of its intervals, by its name. */
export const isWhen = (name: string): boolean => IS_WHEN.test(folded(name));

/** "Cada 10.000 km | Cambiar el aceite; revisar los frenos": an interval and what is due then. */
export function worksOfRow(row: TableRow, place: Placed): Draft[] {
  const [when = '', what = '', ...more] = row.cells;
  const [clause, other] = clausesIn(when);
  if (!clause?.isRepeated || other || more.some((cell) => cell !== '')) return [];
  return what.split(/[;•]\s*|[.]\s+(?=\p{Lu})/u).flatMap((work) => {
    const item = withoutEnd(work.replace(/\s+/gu, ' '), '. ').trim();
    const told = actionIn(folded(item));
    const action = told ?? usualAction(item, clause.every);
    if (item === '' || item.length > LONGEST_WORK || amountsIn(folded(item)).length > 0) return [];
    if (told === null && action === 'other') return [];
    return draftOf(clause, {
      ...{ item, action, isActionSaid: told !== null, said: [row], group: row.group },
      ...placeOf(row, place),
    });
  });
}
