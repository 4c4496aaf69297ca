import type { PlanAction, Span } from '@contract';
import type { ManualTable, TableRow } from '../findings/manual-part';
import { actionIn } from './actions';
import { bareFigure } from '../table/schedule';
import { clausesIn, NO_CLAUSE, type Clause } from './clauses';
import { columnsOf, withCounted, type Column } from './columns';
import { speaksOfSevere } from './below';
import { aboutRow, draftsOf, type Context, type Draft } from './draft';
import { isOfRole } from '../table/roles';
import { plainMarks } from '../table/marks';
import { marksOf } from '../text/note-marks';
import { folded } from './words';
import { withRemark } from './noted';
import { disagree, filledUp, spanWith } from '../quantity/span';
import { worksOfRow } from './led-works';

type Cell = { column: Column; text: string; /** In its row, from 0. */ at: number };
/** What cells of a row say together, and of which versions. */
type Told = { clauses: Clause[]; versions: string[]; cells: number[] };

const IS_WHEN =
  /^(?:intervalo|frecuencia|periodicidad|cuando|cada cuanto|interval|every)(?!\p{L})/u;
const IS_ORDINAL =
  /^(?:(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|\d{1,2}\s?[.ºª]+[oa]?)(?!\p{L})|(?:revision|servicio|mantenimiento)\s(?:de\s(?:los\s)?)?\d)/u;

/** What a cell says, where its column may say what its figures count. */
function clausesOfCell({ column, text }: Cell): Clause[] {
  const figure = bareFigure(text);
  if (figure !== null) {
    if (!column.unit || figure === 0) return [];
    const every = spanWith(column.unit.unit, figure * column.unit.times);
    return [{ ...NO_CLAUSE, every, isRepeated: true }];
  }
  return clausesIn(text);
}

/** Columns that give one interval together: distance and time. Nothing where they cannot be joined. */
function joined(cells: readonly Cell[]): Clause[] {
  const said = cells.map(clausesOfCell).filter(({ length }) => length > 0);
  const [first = [], ...others] = said;
  if (others.length === 0) return first;
  if (said.some(({ length }) => length !== 1) || !countDifferently(said.flat())) return [];
  return [
    others.flat().reduce(
      (clause, other) => ({
        ...clause,
        action: clause.action ?? other.action,
        every: filledUp(clause.every, other.every),
        first: filledUp(clause.first, other.first),
      }),
      first[0] as Clause,
    ),
  ];
}

/** Whether no two of them say different figures of the same: whose each is would be a guess. */
const countDifferently = (clauses: readonly Clause[]): boolean =>
  clauses.every((one, at) => !clauses.slice(at).some((other) => disagree(one.every, other.every)));

/** What the columns of intervals say, each work and whom it is for by itself. */
function intervalsIn(cells: readonly Cell[]): Told[] {
  const own = cells.filter(({ column }) => column.kind === 'interval');
  const groups = new Map<string, Cell[]>();
  for (const cell of own) {
    const key = `${cell.column.version}|${cell.column.action}`;
    groups.set(key, [...(groups.get(key) ?? []), cell]);
  }
  const [first] = joined(cells.filter(({ column }) => column.kind === 'first'));
  return [...groups.values()].map((group) => {
    const { action = null, version = null } = group[0]?.column ?? {};
    const clauses = joined(group).map((clause) => ({
      ...clause,
      action: clause.action ?? action,
      first: clause.first ?? first?.first ?? first?.every ?? null,
    }));
    return {
      clauses,
      versions: version === null ? [] : [version],
      cells: group.map(({ at }) => at),
    };
  });
}

/** What the column of the work says: "C, L" by the legend, or words. */
function worksIn(cells: readonly Cell[], legend: ReadonlyMap<string, PlanAction>): PlanAction[] {
  const text = cells.find(({ column }) => column.kind === 'work')?.text ?? '';
  const marks = plainMarks(text).flatMap((mark) => legend.get(mark) ?? []);
  if (marks.length > 0) return [...new Set(marks)];
  // A mark that nothing explains is some work, and not the usual one.
  if (cells.some((cell) => plainMarks(cell.text).some((mark) => /\p{Lu}/u.test(mark))))
    return ['other'];
  const [said] = text === '' ? [] : [actionIn(folded(text))];
  return said ? [said] : [];
}

/** What the column of severe use says, or "En zonas con polvo, cada 15.000 km" in that of notes. */
function severeIn(cells: readonly Cell[]): Clause | null {
  const severe = joined(cells.filter(({ column }) => column.kind === 'severe'));
  if (severe.length === 1) return severe[0] ?? null;
  const note = cells.find(({ column, text }) => column.kind === 'notes' && speaksOfSevere(text));
  const [clause, more] = note ? clausesIn(note.text) : [];
  return clause?.isRepeated && !more ? clause : null;
}

/** "Revisar cada 10.000 km" beside "Cambiar cada 20.000 km" is severe use of another work. */
const severeOf = (severe: Clause | null, action: PlanAction): Span | null =>
  severe?.action && severe.action !== action ? null : (severe?.every ?? null);

function draftsOfRow(
  row: TableRow,
  columns: readonly Column[],
  { legend, place }: Context,
): Draft[] {
  const about = aboutRow(row, place);
  const item = folded(about.item);
  const cells = row.cells
    .slice(1)
    .flatMap((text, at) =>
      columns[at] ? [{ column: columns[at], text: text.trim(), at: at + 1 }] : [],
    );
  if (IS_ORDINAL.test(item) && !/^primer/u.test(item)) return [];
  const works = worksIn(cells, legend);
  const severe = severeIn(cells);
  const of = cells.filter(({ column }) => column.kind === 'version');
  const remarks = cells.filter(({ column }) => column.kind === 'notes');
  const drafts = [...intervalsIn(cells), ...agreeing(of)]
    .flatMap(({ clauses, versions, cells: at }) => {
      const own = { ...about, versions: [...about.versions, ...versions], cells: at };
      return clauses.flatMap((clause) => draftsOf(clause, works, own));
    })
    .map((draft) => ({ ...draft, severe: severeOf(severe, draft.action) ?? draft.severe }));
  return remarks.reduce((noted, { text }) => withRemark(noted, text), drafts);
}

/** What the columns of versions say: those that say the same, with the same notes, together; of no version where all do. */
function agreeing(cells: readonly Cell[]): Told[] {
  const said = new Map<string, Told>();
  for (const cell of cells) {
    const clauses = joined([cell]);
    const key = JSON.stringify([clauses, marksOf(cell.text)]);
    const same = said.get(key) ?? { clauses, versions: [], cells: [] };
    const versions = [...same.versions, cell.column.name];
    said.set(key, { clauses, versions, cells: [...same.cells, cell.at] });
  }
  const all = [...said.values()];
  const [only] = all;
  return only && all.length === 1 ? [{ ...only, versions: [] }] : all;
}

/** What a table with intervals in its cells says. */
export function intervalTable(table: ManualTable, context: Context): Draft[] {
  const { rows } = table;
  const heads = table.header.length > 0 ? table.header : [['', 'Intervalo']];
  const [name = ''] = heads.at(-1) ?? [];
  const columns = withCounted(columnsOf(heads), rows);
  if (table.header.length === 0 && rows.some(({ cells }) => cells.length > 2)) return [];
  if (IS_WHEN.test(folded(name))) return rows.flatMap((row) => worksOfRow(row, context.place));
  // Rows are services: their distance is that of the first time, and what is done is told beside it.
  if (isOfRole(folded(name), 'services')) return [];
  const drafts = rows.flatMap((row) => draftsOfRow(row, columns, context));
  if (!isOfRole(folded(name), 'countries')) return drafts;
  // Rows are countries: what the table is about is due in each of them.
  return drafts.map((draft) => ({
    ...draft,
    item: draft.title ?? draft.item,
    title: draft.item,
    action: 'other',
  }));
}
