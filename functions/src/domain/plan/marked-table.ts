import { isMarks, leadingMarks, marksIn } from '../table/marks';
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

type Counted = { span: Span; cell: string; /** In its row, from 0. */ at: number };

const spansOf = ({ columns }: Schedule): Span[] =>
  columns.flatMap((column) => (column.kind === 'due' && column.span ? [column.span] : []));

/** Cells below the columns that count, and what the others say: "Tope por tiempo: 1 año". */
function split(row: TableRow, { columns }: Schedule) {
  const counted: Counted[] = [];
  const others: Other[] = [];
  columns.forEach((column, before) => {
    const at = before + 1;
    const cell = row.cells[at] ?? '';
    if (column.kind === 'other') others.push({ name: column.name, cell });
    else if (column.span) counted.push({ span: column.span, cell, at });
  });
  return { counted, others };
}

type Other = { name: string; cell: string };

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
  const meant = (marksIn(leadingMarks(cell)) ?? []).flatMap((mark) => legend.get(mark) ?? []);
  const told = meant.length > 0 || !named ? meant : [named];
  return clausesIn(cell).flatMap((clause) => {
    const action = meant.length > 0 ? null : clause.action;
    return draftsOf({ ...clause, action }, told, rest);
  });
}

/** Drafts of one row with marks. */
function markedRow(row: TableRow, table: Schedule, context: Context): Draft[] {
  const rest = aboutRow(row, context.place);
  const { counted, others } = split(row, table);
  const [first] = counted;
  if (first && !isMarks(first.cell)) {
    const isOne = counted.every(({ cell }) => cell === first.cell);
    return isOne ? toldIn(first.cell, rest, null, context) : [];
  }
  if (!counted.every(({ cell }) => isMarks(cell))) return [];
  const works = others.flatMap(({ name, cell }) => {
    const named = actionIn(folded(name));
    return named ? toldIn(cell, rest, named, context) : [];
  });
  return [...markedWorks(counted, limitOf(others), rest, { ...context, ...table }), ...works];
}

function markedWorks(
  counted: readonly Counted[],
  limit: number | null,
  rest: Rest,
  { legend, isEach }: Context & Pick<Schedule, 'isEach'>,
): Draft[] {
  const spans = counted.map(({ span }) => span);
  const actionOf = (mark: string): PlanAction | null =>
    legend.get(mark) ?? (IS_LETTER.test(mark) ? null : usualAction(rest.item, spans[0] ?? null));
  const done = counted.map(({ cell }) => (marksIn(cell) ?? []).map(actionOf));
  if (done.flat().includes(null)) return [];
  const actions = [...new Set(done.flat())].filter((action) => action !== null);
  // Of several works a limit is that of renewing.
  const isLimited = (action: PlanAction) => actions.length === 1 || action === 'replace';
  return actions.flatMap((action) => {
    const marked = done.flatMap((works, at) => (works.includes(action) ? [at] : []));
    // Of columns that are intervals themselves the one that comes first.
    const { every, first, atKm } = isEach
      ? { every: spans[marked[0] ?? 0] ?? null, first: null, atKm: [] }
      : markedInterval(spans, marked);
    if (!every && atKm.length === 0) return [];
    const months = every && isLimited(action) ? limit : null;
    const limited = every && months !== null ? { ...every, months } : every;
    const cells = marked.flatMap((column) => counted[column]?.at ?? []);
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
  if (!schedule || !mayBePlan(spansOf(schedule))) return null;
  const body = table.rows.slice(Math.max(0, schedule.rows - table.header.length));
  const others = body.filter(({ cells }) => !cells.slice(1, 3).every(isMarks)).length;
  if (body.length === 0 || others > MAX_OTHERS * body.length) return null;
  return body.flatMap((row) => markedRow(row, schedule, context));
}
