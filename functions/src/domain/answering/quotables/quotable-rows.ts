import { type Span } from '../../text/sentences';
import type { TableBlock } from '../../document/block';
import { spanOf } from '../../document/lines';
import { isOfUnits } from '../../table/heads-within';
import { plainMarks } from '../../table/marks';
import { headsRead, marksOf, readTask } from '../../table/plan-task';
import { isNamesOnly } from '../../table/header';
import { ENDS_IN_COLON } from '../../document/line';
import { NEGATES_OR_RESTRICTS } from '../../document/meaning-words';
import type { ReadNote } from '../../document/notes';
import { noteMarksIn, withoutNoteMarks } from '../../text/note-marks';
import { passageTable, rowsBelow, textIn, type PassageTable } from './passage-table';
import type { Quotable } from './quotable';
import { cellsWithNames, inOrder, readRow } from './read-row';

/** What stands above a table in its passage, and the notes of its passage and those with which the next one begins. */
type Around = { intro: Span | null; title: string; notes: readonly ReadNote[] };

const MAX_PART_NAME_LENGTH = 30;

/** "Sistema eléctrico:" below "Chasis:" begins what stands beside it, not below it; "No utilice:" governs all. */
const isPartName = (text: string): boolean =>
  text.length <= MAX_PART_NAME_LENGTH &&
  ENDS_IN_COLON.test(text) &&
  !NEGATES_OR_RESTRICTS.test(text);

/** The row above one without a name that has one: it may be of both. */
function namedAbove(rows: readonly string[][], at: number, first: number): number | null {
  if (rows[at]?.[0] !== '') return null;
  const above = rows.slice(first, at).findLastIndex(([name]) => name !== '');
  return above < 0 ? null : first + above;
}

/** The notes below whose marks lines bear. */
function noteFor(content: string, notes: readonly ReadNote[], lines: readonly Span[]): string {
  const marks = noteMarksIn(lines.map(({ start, end }) => content.slice(start, end)).join('\n'));
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
    name: withoutNoteMarks(text),
    table: row.start,
  };
}

/** What a row is introduced by: the sentence above its table, names that no cell is certain to have, the row that it goes on from. */
function introductionOf(
  { content, names, heads, rows }: PassageTable,
  cells: readonly string[],
  { intros, lead }: { intros: readonly Span[]; lead: number | null },
): string {
  // A row that lacks cells, nobody can tell which, stands below the names of all.
  const isShort = names !== null && cells.length !== names.length && cells.length > 2;
  return [
    ...intros.map((intro) => textIn(content, intro)),
    ...(names === null || isShort ? heads.map(inOrder) : []),
    ...(lead === null ? [] : [readRow(rows[lead] ?? [], names)]),
  ]
    .map((text) => `${text}\n`)
    .join('');
}

/** What explains a row of a plan elsewhere: what its marks mean, and what the figures of its header count. */
function legendOf(
  { content, block, heads, meanings }: PassageTable,
  cells: readonly string[],
  title: string,
): Span[] {
  const meant = marksOf(cells, heads)
    .flatMap(plainMarks)
    .flatMap((mark) => meanings.get(mark)?.span ?? []);
  const { countedBy } = block;
  // Its title is quoted above it.
  const isBesideTitle = countedBy !== undefined && textIn(content, countedBy) !== title;
  return isBesideTitle ? [...meant, spanOf(countedBy)] : meant;
}

/** A row as it is quoted: with the row that names its columns and the sentence that introduces the table. */
function quotableRow(table: PassageTable, at: number, { intro, title, notes }: Around): Quotable {
  const { content, block, named, groups, lines, rows, names, heads, meanings } = table;
  const textOf = (span: Span): string => textIn(content, span);
  const [line, cells] = [lines[at] ?? { start: 0, end: 0 }, rows[at] ?? []];
  const group = groups.findLast(({ start }) => start < line.start);
  const isBeside = group && intro && [group, intro].every((one) => isPartName(textOf(one)));
  const intros = intro && !isBeside ? [intro] : [];
  const first = Math.max(
    0,
    lines.findIndex(({ start }) => start > (group?.start ?? -1)),
  );
  const lead = namedAbove(rows, at, first);
  const leads = lead === null ? [] : [lines[lead] ?? []].flat();
  const introduction = introductionOf(table, cells, { intros, lead });
  const isWhole = cells.length === names?.length;
  const isTask = block.isPlan === true && isWhole;
  const legend = isTask ? legendOf(table, cells, title) : [];
  const groupTitle = group ? [textOf(group)] : [];
  return {
    kind: 'row',
    spans: [...legend, ...[...intros, ...named, ...leads, line].map(spanOf)],
    text: introduction + (isTask ? readTask(cells, heads, meanings) : readRow(cells, names)),
    ...(names &&
      named.length === 0 && {
        namedBefore: { header: heads.map(inOrder), plain: introduction + readRow(cells, null) },
      }),
    introduction,
    intro: intros.map(textOf).join('\n'),
    legend: legend.map(textOf),
    rows: [...leads, line].map(spanOf),
    note: noteFor(content, notes, [...named, line]),
    context: [title, ...groupTitle, ...headsRead(names ? heads : [])].join('\n'),
    name: withoutNoteMarks(cells.slice(0, table.cellsOfName).join(' ')),
    ...(isUnnamed(isWhole, cells) && { isUnnamed: true }),
    ...(names && isWhole && { cells: cellsWithNames(cells, names) }),
    groups: groups.map(textOf),
    group: groupTitle[0],
    table: (lead === null ? lines[first]?.start : lines[lead]?.end) ?? 0,
  };
}

/** Whether several of its cells say figures, and nothing tells which is of what. */
function isUnnamed(isNamed: boolean, [, ...cells]: readonly string[]): boolean {
  const figures = new Set(cells.filter((cell) => /\d/.test(cell)));
  return !isNamed && figures.size > 1 && cells.every((cell) => !/\p{L}{5}/u.test(cell));
}

const saysNothing = (cells: readonly string[]): boolean =>
  isNamesOnly(cells) || isOfUnits(cells) || cells.slice(1).every((cell) => cell === '');

/** The rows of a table, each with what it is read with. */
export function quotableRows(content: string, block: TableBlock, around: Around): Quotable[] {
  const table = passageTable(content, block);
  const lone = rowsBelow(block)
    .filter((line) => !table.lines.includes(line))
    .map((line) => ({ line, note: noteFor(content, around.notes, [...table.named, line]) }))
    .filter(({ note }) => note !== '');
  return [
    ...table.rows.flatMap((cells, at) =>
      saysNothing(cells) ? [] : [quotableRow(table, at, around)],
    ),
    ...lone.map(({ line, note }) => loneRow(textIn(content, line), line, { ...around, note })),
  ];
}
