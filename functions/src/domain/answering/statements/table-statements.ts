import { CELL_SEPARATOR, type Span } from '../../chunking/sentences';
import type { Line } from '../../document/line';
import { spanOf } from '../../document/lines';
import { meaningsIn, type Meaning } from '../../document/legend';
import { planHeads, withoutNumbers, withUnit } from '../../document/plan';
import { headsRead, marksOf, plainMarks, readTask } from '../../document/plan-task';
import type { NamedCell } from '../asked-column';
import {
  cellsIn,
  headerRows,
  isNamesOnly,
  TAKES_SIDES,
  withFirstCell,
  withoutMark,
} from '../../document/table-header';
import { namedAnew } from '../../document/table-structure';
import { ENDS_IN_COLON } from '../../document/line';
import { TURNS } from '../../document/meaning-words';
import { marksIn, type ReadNote } from '../../document/notes';
import type { LineRun, Statement } from './statement';

/** `notes`: of its passage, and those with which the next one begins. */
type Table = Pick<LineRun, 'lines' | 'groups' | 'intro' | 'title' | 'units' | 'unitSpan'> & {
  notes: readonly ReadNote[];
};

/** "Aceite motor:" is a name, too. */
const withoutColon = (name: string): string => name.replace(/(?<!\s)\s*:$/, '');

/** In the place of an empty cell: keeps the others in their columns. */
const EMPTY = '–';
const FEWEST_NUMBERED = 3;
const LONGEST_PART_NAME = 30;

export const inOrder = (cells: readonly string[]): string =>
  cells.map((cell) => cell || EMPTY).join(' · ');

/** Neighbouring values with the names of their columns; what a cell says that spans several is said once. */
function namedValues(values: readonly string[], names: readonly string[]): string[] {
  const named: { names: string[]; value: string }[] = [];
  values.forEach((value, at) => {
    const last = named.at(-1);
    const name = names[at] ?? '';
    const isSpanned = last?.value === value && last.names.length > 0 && /\p{L}/u.test(value);
    if (isSpanned && name) last.names.push(name);
    else if (value !== '') named.push({ names: name ? [name] : [], value });
  });
  return named.map((one) => (one.names.length > 0 ? `${one.names.join(' / ')}: ` : '') + one.value);
}

const cellsWithNames = (cells: readonly string[], header: readonly string[]): NamedCell[] =>
  cells.slice(1).map((value, at) => ({ name: header[at + 1] ?? '', value }));

/** "Delantera: 2,2 bar", or with names of columns "205/55 R16 (Delante: 2,2 bar · Detrás: 2,0 bar)". */
function readRow(cells: readonly string[], header: readonly string[] | null): string {
  const [first = '', ...values] = cells;
  const name = withoutColon(first);
  if (header?.length !== cells.length) {
    return values.length === 1 && name ? `${name}: ${values.join('')}` : inOrder(cells);
  }
  const named = namedValues(values, header.slice(1));
  if (TAKES_SIDES.test(header[0] ?? '')) return [`${header[0]}: ${name}`, ...named].join(' · ');
  return name === '' ? named.join(' · ') : `${name}: ${named.join(' · ')}`;
}

/** "Sistema eléctrico:" below "Chasis:" begins what stands beside it, not below it; "No utilice:" governs all. */
const isPartName = (text: string): boolean =>
  text.length <= LONGEST_PART_NAME && ENDS_IN_COLON.test(text) && !TURNS.test(text);

/** How many cells name a row: two where all rows have a number before their names. */
function nameCells(rows: readonly string[][]): number {
  const isNumbered = ([number = '', name = '']: readonly string[]) =>
    /^\d{1,3}\.?$/.test(number) && /^\P{L}{0,2}\p{L}{3}/u.test(name);
  return rows.length >= FEWEST_NUMBERED && rows.every(isNumbered) ? 2 : 1;
}

/** The row above one without a name that has one: it may be of both. */
function namedAbove(rows: readonly string[][], at: number, first: number): number | null {
  if (rows[at]?.[0] !== '') return null;
  const above = rows.slice(first, at).findLastIndex(([name]) => name !== '');
  return above < 0 ? null : first + above;
}

/** The notes below whose marks lines bear. */
function noteFor(content: string, notes: readonly ReadNote[], lines: readonly Line[]): string {
  const marks = marksIn(lines.map(({ start, end }) => content.slice(start, end)).join('\n'));
  const { start: last = 0 } = lines.at(-1) ?? {};
  return notes
    .filter(({ mark, start }) => marks.has(mark) && start > last)
    .map(({ text }) => text)
    .join('\n');
}

/** A row of nothing but a name: what it says stands in its note. */
function loneRow(
  content: string,
  line: Line,
  { title, note }: { title: string; note: string },
): Statement {
  const text = content.slice(line.start, line.end);
  return {
    kind: 'row',
    spans: [spanOf(line)],
    text,
    introduction: '',
    rows: [spanOf(line)],
    note,
    context: title,
    name: withoutMark(text),
    table: line.start,
  };
}

/** Each row with the row that names its columns and the sentence that introduces the table. */
export function tableStatements(content: string, table: Table): Statement[] {
  const rows = table.lines.map(({ start, end }) => content.slice(start, end));
  const begins = namedAnew(rows);
  return [0, ...begins].flatMap((begin, at) => {
    const lines = table.lines.slice(begin, begins[at]);
    return rowStatements(content, { ...table, lines, intro: at === 0 ? table.intro : null });
  });
}

/** The same of rows among which no others name columns. */
function rowStatements(
  content: string,
  { lines: all, groups, intro, title, units, unitSpan, notes }: Table,
): Statement[] {
  const lines = all.filter(({ start, end }) => content.slice(start, end).includes(CELL_SEPARATOR));
  const rows = withoutNumbers(
    withFirstCell(lines.map(({ start, end }) => cellsIn(content.slice(start, end)))),
    units,
  );
  const { from, to: begin, names: header } = headerRows(rows, units);
  const named = header ? rows.slice(from, begin) : [];
  const isPlan = planHeads(rows, units) > 0;
  const heads = isPlan ? withUnit(named, units) : named;
  const marked = new Set(
    isPlan ? rows.flatMap((row) => marksOf(row, heads)).flatMap(plainMarks) : [],
  );
  const meanings = isPlan ? meaningsIn(content, marked) : new Map<string, Meaning>();
  // A header that is certain is read with each row; any other one is quoted as it stands, for its reader to judge.
  const unread = header ? [] : rows.slice(0, begin);
  const textOf = ({ start, end }: Span): string => content.slice(start, end);
  const cellsOfName = nameCells(rows.slice(begin));
  const noteOf = (line: Line): string =>
    noteFor(content, notes, [...lines.slice(from, begin), line]);
  const statements = lines
    .map((line, at): Statement => {
      const cells = rows[at] ?? [];
      const group = groups.findLast(({ start }) => start < line.start);
      const isBeside = group && intro && [group, intro].every((one) => isPartName(textOf(one)));
      const intros = intro && !isBeside ? [intro] : [];
      const first = lines.findIndex(({ start }) => start > (group?.start ?? -1));
      const owner = namedAbove(rows, at, Math.max(first, begin));
      const leads = owner === null ? [] : [owner];
      // A row that lacks cells, nobody can tell which, stands below the names of all.
      const isShort = header !== null && cells.length !== header.length && cells.length > 2;
      const names = isShort ? named.map(inOrder) : [];
      const introduction = [
        ...intros.map(textOf),
        ...unread.map(inOrder),
        ...names,
        ...leads.map((row) => readRow(rows[row] ?? [], header)),
      ]
        .map((text) => `${text}\n`)
        .join('');
      const groupTitle = group ? [textOf(group)] : [];
      const isTask = isPlan && cells.length === header?.length;
      const marks = isTask ? marksOf(cells, heads) : [];
      const meant = marks.flatMap(plainMarks).flatMap((mark) => meanings.get(mark)?.span ?? []);
      // Its title is quoted above it.
      const isBesideTitle = unitSpan !== null && textOf(unitSpan) !== title;
      const legend = isTask && isBesideTitle ? [...meant, spanOf(unitSpan)] : meant;
      const lead = leads.flatMap((row) => lines[row] ?? []);
      return {
        kind: 'row',
        spans: [...legend, ...[...intros, ...lines.slice(from, begin), ...lead, line].map(spanOf)],
        text: introduction + (isTask ? readTask(cells, heads, meanings) : readRow(cells, header)),
        introduction,
        intro: intros.map(textOf).join('\n'),
        legend: legend.map(textOf),
        rows: [...lead, line].map(spanOf),
        note: noteOf(line),
        context: [title, ...groupTitle, ...headsRead(heads)].join('\n'),
        name: withoutMark(cells.slice(0, cellsOfName).join(' ')),
        ...(header?.length === cells.length && { cells: cellsWithNames(cells, header) }),
        groups: groups.map(textOf),
        group: groupTitle[0],
        table: (owner === null ? lines[first]?.start : lines[owner]?.end) ?? 0,
      };
    })
    .filter(
      (_, at) =>
        at >= begin &&
        !isNamesOnly(rows[at] ?? []) &&
        rows[at]?.slice(1).some((cell) => cell !== ''),
    );
  const lone = all
    .filter((line) => !lines.includes(line) && noteOf(line) !== '')
    .map((line) => loneRow(content, line, { title, note: noteOf(line) }));
  return [...statements, ...lone];
}
