import { CELL_SEPARATOR, type Span } from '../../chunking/sentences';
import type { TableBlock, Unit } from '../../document/block';
import { spanOf } from '../../document/lines';
import { meaningsIn, type Meaning } from '../../document/legend';
import { withUnit } from '../../document/plan';
import { headsRead, marksOf, plainMarks, readTask } from '../../document/plan-task';
import type { NamedCell } from '../asked-column';
import { cellsIn, isNamesOnly, TAKES_SIDES, withoutMark } from '../../document/table-header';
import { ENDS_IN_COLON } from '../../document/line';
import { titleOf } from '../../document/passage-lines';
import { TURNS } from '../../document/meaning-words';
import { marksIn, type ReadNote } from '../../document/notes';
import type { Statement } from './statement';

/** What stands above a table in its passage, and the notes of its passage and those with which the next one begins. */
type Around = { intro: Span | null; title: string; notes: readonly ReadNote[] };

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
function noteFor(content: string, notes: readonly ReadNote[], lines: readonly Span[]): string {
  const marks = marksIn(lines.map(({ start, end }) => content.slice(start, end)).join('\n'));
  const { start: last = 0 } = lines.at(-1) ?? {};
  return notes
    .filter(({ mark, start }) => marks.has(mark) && start > last)
    .map(({ text }) => text)
    .join('\n');
}

/** A row of nothing but a name: what it says stands in its note. */
function loneRow(text: string, row: Span, { title, note }: { title: string; note: string }) {
  return {
    kind: 'row' as const,
    spans: [spanOf(row)],
    text,
    introduction: '',
    rows: [spanOf(row)],
    note,
    context: title,
    name: withoutMark(text),
    table: row.start,
  };
}

/** Each row with the row that names its columns and the sentence that introduces the table. */
export function tableStatements(
  content: string,
  block: TableBlock,
  { intro, title, notes }: Around,
): Statement[] {
  const textOf = ({ start, end }: Span): string => content.slice(start, end);
  const cellsOf = (unit: Unit): string[] =>
    cellsIn(textOf(unit)).slice(block.isNumbered === true ? 1 : 0);
  const ofKind = (kind: Unit['kind']) => block.units.filter((unit) => unit.kind === kind);
  const groups = ofKind('group').map((unit) => titleOf(unit, content));
  const named = ofKind('names');
  // Above its header stands a running title; in later passages of a table, nothing.
  const below = ofKind('row').filter(({ start }) => start >= (named[0]?.start ?? 0));
  const isRow = (unit: Unit): boolean => textOf(unit).includes(CELL_SEPARATOR);
  const lines = below.filter(isRow);
  const rows = lines.map(cellsOf);
  const header = named.length > 0 ? (block.names ?? null) : null;
  const heads = named.length > 0 ? headsOf(block) : [];
  const isPlan = block.isPlan === true && header !== null;
  const marked = new Set(
    isPlan ? rows.flatMap((row) => marksOf(row, heads)).flatMap(plainMarks) : [],
  );
  const meanings = isPlan ? meaningsIn(content, marked) : new Map<string, Meaning>();
  // A header that is certain is read with each row; any other one is quoted as it stands, for its reader to judge.
  const unread = header ? [] : heads;
  const cellsOfName = nameCells(rows);
  const noteOf = (line: Span): string => noteFor(content, notes, [...named, line]);
  const statements = lines
    .map((line, at): Statement => {
      const cells = rows[at] ?? [];
      const group = groups.findLast(({ start }) => start < line.start);
      const isBeside = group && intro && [group, intro].every((one) => isPartName(textOf(one)));
      const intros = intro && !isBeside ? [intro] : [];
      const first = lines.findIndex(({ start }) => start > (group?.start ?? -1));
      const owner = namedAbove(rows, at, Math.max(first, 0));
      const leads = owner === null ? [] : [owner];
      // A row that lacks cells, nobody can tell which, stands below the names of all.
      const isShort = header !== null && cells.length !== header.length && cells.length > 2;
      const names = isShort ? heads.map(inOrder) : [];
      const introduction = [
        ...intros.map(textOf),
        ...unread.map(inOrder),
        ...names,
        ...leads.map((row) => readRow(rows[row] ?? [], header)),
      ]
        .map((text) => `${text}\n`)
        .join('');
      const groupTitle = group ? [textOf(group)] : [];
      const isTask = isPlan && cells.length === header.length;
      const marks = isTask ? marksOf(cells, heads) : [];
      const meant = marks.flatMap(plainMarks).flatMap((mark) => meanings.get(mark)?.span ?? []);
      // Its title is quoted above it.
      const { countedBy } = block;
      const isBesideTitle = countedBy !== undefined && textOf(countedBy) !== title;
      const legend = isTask && isBesideTitle ? [...meant, spanOf(countedBy)] : meant;
      const lead = leads.flatMap((row) => lines[row] ?? []);
      return {
        kind: 'row',
        spans: [...legend, ...[...intros, ...named, ...lead, line].map(spanOf)],
        text: introduction + (isTask ? readTask(cells, heads, meanings) : readRow(cells, header)),
        introduction,
        intro: intros.map(textOf).join('\n'),
        legend: legend.map(textOf),
        rows: [...lead, line].map(spanOf),
        note: noteOf(line),
        context: [title, ...groupTitle, ...headsRead(header ? heads : [])].join('\n'),
        name: withoutMark(cells.slice(0, cellsOfName).join(' ')),
        ...(header?.length === cells.length && { cells: cellsWithNames(cells, header) }),
        groups: groups.map(textOf),
        group: groupTitle[0],
        table: (owner === null ? lines[first]?.start : lines[owner]?.end) ?? 0,
      };
    })
    .filter(
      (_, at) => !isNamesOnly(rows[at] ?? []) && rows[at]?.slice(1).some((cell) => cell !== ''),
    );
  const lone = below
    .filter((line) => !isRow(line) && noteOf(line) !== '')
    .map((line) => loneRow(textOf(line), line, { title, note: noteOf(line) }));
  return [...statements, ...lone];
}

/** The rows that name the columns, as they stand, with what bare figures among them count. */
const headsOf = ({ header, isNumbered = false, isPlan = false, counts = [] }: TableBlock) => {
  const rows = header.map(({ cells }) => cells.slice(isNumbered ? 1 : 0));
  return isPlan ? withUnit(rows, counts) : rows;
};
