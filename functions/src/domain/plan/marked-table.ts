import type { PlanAction, Span } from '@contract';
import type { ManualTable, TableRow } from '../findings/manual-part';
import { isEmpty, NO_SPAN } from './amounts';
import { usualAction } from './actions';
import { clausesIn, withoutNoteMarks } from './clauses';
import { versionsIn } from './columns';
import { draftOf, type Draft, type Placed } from './draft';
import { markedColumns, unitNamed, type MarkedColumns } from './marked-columns';
import { markedInterval } from './marked-interval';

const IS_NONE = /^[-–—]?$/u;
const IS_MARK = /^(?:\p{L}{1,2}|[^\p{L}\p{N}\s])(?:\s?[,/+y]\s?(?:\p{L}|[^\p{L}\p{N}\s]))*$/u;
const EACH_MARK = /\p{L}{1,2}|[^\p{L}\p{N}\s,/+]/gu;
const IS_LETTER = /\p{L}/u;
/** Rows that may be no marks: "Cada 2 años, sin contar kilómetros" in one cell over all columns. */
const MOST_OTHERS = 0.5;

const marksIn = (cell: string): string[] => {
  const plain = withoutNoteMarks(cell);
  if (IS_NONE.test(plain) || !IS_MARK.test(plain)) return [];
  return plain.match(EACH_MARK) ?? [];
};

const isMarks = (cell: string): boolean => {
  const plain = withoutNoteMarks(cell);
  return IS_NONE.test(plain) || IS_MARK.test(plain);
};

/** Cells below the columns that count, and what the others say: "Tope por tiempo: 1 año". */
function split(row: TableRow, { columns, names }: MarkedColumns) {
  const cells = row.cells.slice(1);
  const counted = columns.flatMap((span, at) => (span ? [{ span, cell: cells[at] ?? '' }] : []));
  const others = columns.flatMap((span, at) =>
    span ? [] : [{ name: names[at] ?? '', cell: cells[at] ?? '' }],
  );
  return { counted, others };
}

/** A limit in time that a column of its own gives. */
function limitOf(others: readonly { name: string; cell: string }[]): number | null {
  for (const { name, cell } of others) {
    const [clause] = clausesIn(cell);
    if (clause?.every?.months) return clause.every.months;
    const unit = unitNamed(name);
    const figure = /^\d{1,3}$/u.test(cell) ? Number(cell) : null;
    if (figure !== null && unit?.unit === 'months') return figure * unit.times;
  }
  return null;
}

const withMonths = (span: Span | null, months: number | null): Span | null =>
  months === null ? span : { ...(span ?? NO_SPAN), months };

/** Drafts of one row with marks. */
function markedRow(
  row: TableRow,
  table: MarkedColumns,
  { legend, place }: { legend: ReadonlyMap<string, PlanAction>; place: Placed },
): Draft[] {
  const item = withoutNoteMarks(row.cells[0] ?? '');
  const { counted, others } = split(row, table);
  const rest = { item, ...place, said: [row], versions: versionsIn(item) };
  const [first] = counted;
  if (first && !isMarks(first.cell)) {
    if (!counted.every(({ cell }) => cell === first.cell)) return [];
    return clausesIn(first.cell).map((clause) =>
      draftOf(clause, {
        ...rest,
        action: clause.action ?? usualAction(item),
        isActionSaid: clause.action !== null,
      }),
    );
  }
  if (!counted.every(({ cell }) => isMarks(cell))) return [];
  const spans = counted.map(({ span }) => span);
  const actionOf = (mark: string): PlanAction | null =>
    legend.get(mark) ?? (IS_LETTER.test(mark) ? null : usualAction(item));
  const actions = counted.map(({ cell }) => marksIn(cell).map(actionOf));
  if (actions.flat().includes(null)) return [];
  const limit = limitOf(others);
  const columnsOf = (action: PlanAction) =>
    actions.flatMap((done, at) => (done.includes(action) ? [at] : []));
  return [...new Set(actions.flat())].flatMap((action) => {
    if (action === null) return [];
    const also = action === 'inspect' ? columnsOf('replace') : [];
    const { every, first: begin, atKm } = markedInterval(spans, columnsOf(action), also);
    if (!every && atKm.length === 0) return [];
    return draftOf(
      {
        every: withMonths(every, every ? limit : null),
        first: begin,
        isEveryService: false,
        version: null,
      },
      { ...rest, action, isActionSaid: true, atKm },
    );
  });
}

/** What a table of marks says; null where a table is none. */
export function markedTable(
  table: ManualTable,
  context: { legend: ReadonlyMap<string, PlanAction>; place: Placed },
): Draft[] | null {
  const rows = [...table.header, ...table.rows.map(({ cells }) => cells)];
  const beside = [
    ...table.counts,
    ...(table.caption ? [table.caption] : []),
    ...table.titles.slice(-1),
  ];
  const columns = markedColumns(rows, beside);
  if (!columns) return null;
  const body = table.rows.slice(Math.max(0, columns.rows - table.header.length));
  const others = body.filter(({ cells }) => !cells.slice(1, 3).every(isMarks)).length;
  if (body.length === 0 || others > MOST_OTHERS * body.length) return null;
  return body
    .flatMap((row) => markedRow(row, columns, context))
    .filter(
      ({ every, first, atKm, isEveryService }) =>
        isEveryService || atKm.length > 0 || [every, first].some((span) => span && !isEmpty(span)),
    );
}
