import type { PlanAction, Span } from '@contract';
import type { ManualPart } from '../findings/manual-part';
import { notesBehind } from '../findings/notes-behind';
import { titlesAbove } from '../findings/titles';
import { actionIn } from '../plan/actions';
import { isOfSevere } from '../plan/below';
import { clausesIn, NO_CLAUSE, type Clause } from '../plan/clauses';
import { columnsOf } from '../plan/columns';
import { aboutRow, draftsOf, type Draft, type Placed } from '../plan/draft';
import { legendOf } from '../plan/legend-actions';
import { withNotes, withRemark } from '../plan/noted';
import { filledUp, spanWith } from '../quantity/span';
import { folded } from '../plan/words';
import { bareFigure, unitNamed } from '../table/schedule';
import type { WorkColumns } from './pointed-plan';
import { cellAt, cellsAt, columnsOfRow, type PointedRow } from './pointed-rows';

/** What a cell says is due; a bare figure counts what its column names. Null where that is not certain. */
function clauseIn(cell: string, column: string): Clause | null {
  const [clause, another] = clausesIn(cell);
  if (clause && !another) return clause;
  const [figure, unit] = [bareFigure(cell), unitNamed(column)];
  return figure === null || !unit
    ? null
    : { ...NO_CLAUSE, every: spanWith(unit.unit, figure * unit.times) };
}

/** What several columns say of one thing; null where one of them cannot be read. */
function clauseOf(pointed: PointedRow, columns: readonly number[]): Clause | null {
  const names = columnsOfRow(pointed.unit);
  const clauses = columns.flatMap((column) => {
    const cell = cellAt(pointed, column);
    return cell === '' ? [] : [clauseIn(cell, names[column - 1] ?? '')];
  });
  if (clauses.length === 0 || clauses.includes(null)) return null;
  return clauses
    .flatMap((clause) => clause ?? [])
    .reduce((one, other) => ({
      ...one,
      action: one.action ?? other.action,
      every: filledUp(one.every, other.every),
      first: filledUp(one.first, other.first),
      severe: filledUp(one.severe, other.severe),
      version: one.version ?? other.version,
    }));
}

/** What columns say beside those that say how often; of a cell that says both, its clause tells them apart. */
const spanIn = (
  pointed: PointedRow,
  columns: readonly number[],
  { every }: WorkColumns,
): Span | null =>
  clauseOf(
    pointed,
    columns.filter((column) => !every.includes(column)),
  )?.every ?? null;

/** The names of its columns that name versions: they hold, whatever a model says. */
function versionsAbove({ table }: PointedRow, columns: readonly number[]): string[] {
  const heads = columnsOf(table.header);
  return columns.flatMap((column) => {
    const head = heads[column - 2];
    const own = head?.kind === 'version' && head.name !== '' ? [head.name] : [];
    return [...own, ...(head?.version == null ? [] : [head.version])];
  });
}

const MAX_MARK_LETTERS = 2;

/** What is done by the cell that says it: in words, or as the legend of its table has it. */
function actionOf(pointed: PointedRow, column: number, parts: readonly ManualPart[]): PlanAction[] {
  const cell = cellAt(pointed, column);
  const told = actionIn(folded(cell));
  if (cell === '' || told) return told ? [told] : [];
  const marks = cell.split(/[\s,/+]+/u).filter((mark) => mark.length <= MAX_MARK_LETTERS);
  const legend = legendOf(parts, parts.indexOf(pointed.table), new Set(marks));
  return [...new Set(marks.flatMap((mark) => legend.get(mark) ?? []))];
}

/** When the work of a row is due that a model points at: its cells as rules read them, with what its notes change. */
export function worksOfRow(
  columns: WorkColumns,
  pointed: PointedRow,
  parts: readonly ManualPart[],
): Draft[] {
  const { row, table } = pointed;
  const work = cellAt(pointed, columns.work);
  const clause = clauseOf(pointed, columns.every);
  if (work === '' || (columns.every.length > 0 && !clause && columns.first.length === 0)) return [];
  const titles = titlesAbove(table);
  const place: Placed = {
    ...{ title: titles.at(-1) ?? null, titles: table.titles },
    ...{ isSevere: isOfSevere(titles), isProse: false },
  };
  const due: Clause = {
    ...(clause ?? NO_CLAUSE),
    first: spanIn(pointed, columns.first, columns) ?? clause?.first ?? null,
    severe: spanIn(pointed, columns.severe, columns) ?? clause?.severe ?? null,
  };
  if (!due.every && !due.first && !due.isEveryService) return [];
  const about = aboutRow({ ...row, cells: [work] }, place);
  const versions = [
    ...versionsAbove(pointed, columns.every),
    ...cellsAt(pointed, columns.versions),
  ];
  const drafts = draftsOf(due, actionOf(pointed, columns.action, parts), {
    ...about,
    said: [row],
    versions: [...about.versions, ...versions],
    cells: columns.every.map((column) => column - 1),
  });
  const remarks = cellsAt(pointed, columns.conditions);
  const noted = remarks.reduce((all, remark) => withRemark(all, remark), drafts);
  return withNotes(noted, notesBehind(parts, parts.indexOf(table)), table);
}
