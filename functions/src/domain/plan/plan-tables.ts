import { cellsIn } from '../text/cells';
import { plainMarks } from '../table/marks';
import type { PlanAction } from '@contract';
import { namingColumns } from '../findings/column-names';
import type { ManualPart, ManualTable } from '../findings/manual-part';
import { isOfSevere, kindBelow } from './below';
import { titlesAbove } from '../findings/titles';
import { areNumbered } from '../table/plan-heads';
import { readTable } from '../table/read-table';
import type { Draft, Placed } from './draft';
import { intervalTable } from './interval-table';
import { legendOf } from './legend-actions';
import { markedTable } from './marked-table';
import { withNotes } from './noted';
import { notesBehind } from '../findings/notes-behind';
import { clausesIn } from './clauses';

const MIN_ROWS = 2;

const marksOf = ({ rows }: ManualTable): Set<string> =>
  new Set(rows.flatMap(({ cells }) => cells.slice(1).flatMap((cell) => plainMarks(cell))));

/** A plan without the column that only numbers its rows. */
function withoutNumbers(table: ManualTable): ManualTable {
  const rows = table.rows.map(({ cells }) => cells);
  if (!areNumbered(rows.filter(({ length }) => length > 2))) return table;
  return {
    ...table,
    header: table.header.map((cells) => cells.slice(1)),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.slice(1) })),
  };
}

/** "Tabla 9-2. Plan de mantenimiento" without its number. */
const NUMBER = /^(?:tabla|cuadro|table)\s[\d.-]+[.:]?\s+/iu;

const titleOf = (above: readonly string[]): string | null =>
  above.length === 0 ? null : (cellsIn(above.at(-1) ?? '')[0] ?? '').replace(NUMBER, '');

const SAYS_EACH = /(?<!\p{L})(?:cada|every)\s/iu;
const MAX_OTHERS = 0.4;

/** Whether its cells say so: nearly each row gives a distance or a time, and some say "cada". */
function tellsEach({ header, rows }: ManualTable): boolean {
  if (
    header.length === 0 ||
    !rows.some(({ cells }) => cells.slice(1).some((cell) => SAYS_EACH.test(cell)))
  )
    return false;
  const others = rows.filter(
    ({ cells }) => !cells.slice(1).some((cell) => clausesIn(cell).length > 0),
  );
  return others.length <= MAX_OTHERS * rows.length;
}

/** Bare figures say nothing without the names of their columns; a mark is told by what it stands for. */
function withColumns(drafts: readonly Draft[], printed: ManualTable): Draft[] {
  const named = namingColumns(printed);
  return drafts.map((draft) =>
    draft.isMarked ? draft : { ...draft, said: draft.said.map((one) => named(one)) },
  );
}

/** What the tables of a manual say of maintenance. A legend holds until the next one. */
export function planTables(parts: readonly ManualPart[]): Draft[] {
  let known: ReadonlyMap<string, PlanAction> = new Map();
  return parts.flatMap((printed, at) => {
    if (printed.kind !== 'table') return [];
    const part = withoutNumbers(readTable(printed));
    const above = titlesAbove(part);
    const kind = kindBelow(above, true);
    if (kind === 'other' || (kind === null && !tellsEach(part))) return [];
    const own = legendOf(parts, at, marksOf(part));
    if (own.size > 0) known = own;
    const place: Placed = {
      title: titleOf(above),
      titles: part.titles,
      isSevere: isOfSevere(above),
      isProse: false,
    };
    const context = { legend: known, place };
    const drafts = markedTable(part, context) ?? intervalTable(part, context);
    const rows = new Set(drafts.flatMap(({ said }) => said.map(({ unit }) => unit)));
    if (rows.size < MIN_ROWS) return [];
    return withColumns(withNotes(drafts, notesBehind(parts, at), part), printed);
  });
}
