import { dueAt, markedRow, type MarkedRow, type Other } from '../table/marked-row';
import { isMarks, leadingMarks, plainMarks } from '../table/marks';
import type { PlanAction, Span } from '@contract';
import type { ManualTable, TableRow } from '../findings/manual-part';
import { titlesAbove } from '../findings/titles';
import { actionIn, usualAction } from './actions';
import { clausesIn, NO_CLAUSE } from './clauses';
import { aboutRow, draftsOf, type Context, type Draft } from './draft';
import { scheduleOf, unitNamed, type Schedule } from '../table/schedule';
import { markedInterval } from './marked-interval';
import { folded } from './words';

/** What only a legend tells; a cross is a sign without one, too. */
const IS_LETTER = /[^\P{L}xX]/u;
/** Rows that may be no marks: "Cada 2 años, sin contar kilómetros" in one cell over all columns. */
const MAX_OTHERS = 0.5;

/** The columns of a schedule that count, and what they do; the others by name. */
function columnsOf({ columns, isEach }: Schedule) {
  const placed = columns.map((column, before) => ({ ...column, at: before + 1 }));
  const counted = placed.flatMap((column) =>
    column.kind === 'due' && column.span ? [{ span: column.span, at: column.at }] : [],
  );
  return {
    isEach,
    spans: counted.map(({ span }) => span),
    due: counted.map(({ at }) => at),
    others: placed.filter((column) => column.kind === 'other'),
  };
}

type Columns = ReturnType<typeof columnsOf>;

/** A limit in time that a column of its own gives; a column of other work gives none. */
function limitOf(others: readonly Other[]): number | null {
  for (const { name, cell } of others) {
    if (actionIn(folded(name))) continue;
    const [clause, more] = clausesIn(cell);
    if (clause?.every?.months && !clause.action && !more) return clause.every.months;
    const unit = unitNamed(name);
    const figure = /^\d{1,3}$/u.test(cell) ? Number(cell) : null;
    if (figure !== null && unit?.unit === 'months') return figure * unit.times;
  }
  return null;
}

type Rest = ReturnType<typeof aboutRow>;

/** What one cell over all columns says, or a column of work of its own: "Reemplazo regular: 3 años". */
function toldIn(cell: string, rest: Rest, named: PlanAction | null, { legend }: Context): Draft[] {
  const meant = plainMarks(leadingMarks(cell)).flatMap((mark) => legend.get(mark) ?? []);
  const told = meant.length > 0 || !named ? meant : [named];
  return clausesIn(cell).flatMap((clause) => {
    const action = meant.length > 0 ? null : clause.action;
    return draftsOf({ ...clause, action }, told, rest);
  });
}

/** Drafts of one row with marks. */
function draftsOfRow(row: TableRow, columns: Columns, context: Context): Draft[] {
  const rest = aboutRow(row, context.place);
  const read = markedRow(row.cells, columns);
  const { due, others, said } = read;
  if (said !== null) return toldIn(said, rest, null, context);
  if (!due.every(isMarks)) return [];
  const works = others.flatMap(({ name, cell }) => {
    const named = actionIn(folded(name));
    return named ? toldIn(cell, rest, named, context) : [];
  });
  return [...markedWorks(read, columns, rest, context), ...works];
}

function markedWorks(
  row: MarkedRow,
  { spans, due: places, isEach }: Columns,
  rest: Rest,
  { legend }: Context,
): Draft[] {
  const actionOf = (mark: string): PlanAction | null =>
    legend.get(mark) ?? (IS_LETTER.test(mark) ? null : usualAction(rest.item, spans[0] ?? null));
  const done = dueAt(row, (cell) => plainMarks(cell).map(actionOf));
  const limit = limitOf(row.others);
  return [...done].flatMap(([action, marked]) => {
    if (action === null || done.has(null)) return [];
    // Of columns that are intervals themselves the one that comes first.
    const { every, first, atKm } = isEach
      ? { every: spans[marked[0] ?? 0] ?? null, first: null, atKm: [] }
      : markedInterval(spans, marked);
    if (!every && atKm.length === 0) return [];
    // Of several works a limit is that of renewing.
    const months = done.size === 1 || action === 'replace' ? limit : null;
    const limited = every && months !== null ? { ...every, months } : every;
    const cells = marked.flatMap((column) => places[column] ?? []);
    const due = { ...NO_CLAUSE, action, every: limited, first };
    return draftsOf(due, [], { ...rest, atKm, isMarked: true, cells });
  });
}

const MIN_COLUMNS = 3;
/** No plan counts in less. */
const MIN_DISTANCE = 400;

const mayBePlan = (spans: readonly Span[]): boolean =>
  spans.length >= MIN_COLUMNS &&
  spans.every(({ km, miles }) => (km ?? miles ?? MIN_DISTANCE) >= MIN_DISTANCE);

/** What a table of marks says; null where a table is none. */
export function markedTable(table: ManualTable, context: Context): Draft[] | null {
  const rows = [...table.header, ...table.rows.map(({ cells }) => cells)];
  const schedule = scheduleOf(rows, [...table.counts, ...titlesAbove(table).slice(-1)]);
  if (!schedule) return null;
  const columns = columnsOf(schedule);
  if (!mayBePlan(columns.spans)) return null;
  const body = table.rows.slice(Math.max(0, schedule.rows - table.header.length));
  const others = body.filter(({ cells }) => !cells.slice(1, 3).every(isMarks)).length;
  if (body.length === 0 || others > MAX_OTHERS * body.length) return null;
  return body.flatMap((row) => draftsOfRow(row, columns, context));
}
