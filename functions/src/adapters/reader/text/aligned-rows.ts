import { joinLines, repairText } from '../repair-text';
import { NUMBERED } from './line-kind';
import { hasGap, isRule, maskMarker, segmentsOf, stripesOf, unmasked, type Span } from './stripes';

/** Fewer rows make a table only where a gap is wide: two spaces may stand anywhere. */
const MIN_ROWS = 3;
const MAX_ROW_LENGTH = 400;
/** Longer cells are no more lines of one: in a hostile file there may be no end of them. */
const MAX_CELL_LENGTH = 1000;
/** Rows that blank lines part are compared with so many above them. */
const MAX_COMPARED = 12;
const WIDE_GAP = /\S {3,}\S/;
const GOES_ON = /^[\p{Ll}(]/u;

type Line = { index: number; text: string };
/** `isFirst` where its table begins. */
type AlignedRow = { cells: string[]; isFirst: boolean };

/**
 * The rows of the tables that have nothing but spaces between their columns, by the index of their line: cells stand
 * where the lines of a table leave stripes blank, so that empty ones stay in their columns. A line that only goes on in
 * the columns above has no cells: its words are in the row above.
 */
export function alignedRows(lines: readonly string[]): Map<number, AlignedRow> {
  const rows = new Map<number, AlignedRow>();
  let [table, stripes]: [Line[], Span[]] = [[], []];
  for (const paragraph of [...paragraphsOf(lines), []]) {
    const own = tableStripes(paragraph);
    const common = tableStripes([...table.slice(-MAX_COMPARED), ...paragraph]);
    const most = Math.max(stripes.length, own.length) || common.length;
    const isOne = hasGap(paragraph[0]?.text ?? '') && common.length > 0 && common.length === most;
    if (!isOne) {
      for (const [index, row] of rowsOf(table, tableStripes(table))) rows.set(index, row);
      table = [];
    }
    for (const line of paragraph) table.push(line);
    stripes = isOne ? common : own;
  }
  return rows;
}

/** Lines without a blank one between them; what cannot be a row parts them, too. */
function paragraphsOf(lines: readonly string[]): Line[][] {
  const paragraphs: Line[][] = [[]];
  for (const [index, line] of lines.entries()) {
    const text = maskMarker(line).trimEnd();
    if (isRule(text)) continue;
    if (isTitle(lines, index)) {
      // An empty paragraph ends its table.
      paragraphs.push([], []);
      continue;
    }
    if (text !== '' && text.length <= MAX_ROW_LENGTH && !/[\t|]/.test(text)) {
      paragraphs.at(-1)?.push({ index, text });
    } else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs;
}

/** "5. Neumáticos   (bar)" over a line of dashes: no names of columns. */
const isTitle = (lines: readonly string[], index: number): boolean =>
  NUMBERED.test(lines[index] ?? '') &&
  (lines[index - 1] ?? '').trim() === '' &&
  isRule(lines[index + 1] ?? '');

/** The stripes between the columns of lines; none where they are no table. */
function tableStripes(lines: readonly Line[]): Span[] {
  const rows = lines.map(({ text }) => text).filter(hasGap);
  const isTable =
    rows.length >= MIN_ROWS || (rows.length > 1 && rows.some((text) => WIDE_GAP.test(text)));
  return isTable ? stripesOf(rows) : [];
}

function rowsOf(table: readonly Line[], stripes: readonly Span[]): Map<number, AlignedRow> {
  const rows = new Map<number, AlignedRow>();
  if (stripes.length === 0) return rows;
  let last: AlignedRow | undefined;
  for (const { index, text } of table) {
    const cells = cellsOf(text, stripes, rows.size === 0);
    if (last && goesOn(last.cells, cells) && !crosses(text, stripes)) {
      last.cells = last.cells.map((cell, at) => joinLines(cell, cells[at] ?? '').trim());
      rows.set(index, { cells: [], isFirst: false });
    } else if (hasGap(text) || isIn(text, stripes)) {
      last = { cells, isFirst: rows.size === 0 };
      rows.set(index, last);
    } else last = undefined;
  }
  return rows;
}

/** Whether cells only go on with those above: small letters, or something in an empty one. */
function goesOn(above: readonly string[], cells: readonly string[]): boolean {
  const filled = cells.flatMap((cell, column) => (cell === '' ? [] : { cell, column }));
  const isOnly = filled.length === 1;
  if (filled.some(({ column }) => (above[column]?.length ?? 0) > MAX_CELL_LENGTH)) return false;
  if (!filled.some(({ cell, column }) => GOES_ON.test(cell) || (isOnly && column > 0)))
    return false;
  return (
    (cells[0] === '' || isOnly) &&
    (isOnly || filled.every(({ cell, column }) => GOES_ON.test(cell) || above[column] === ''))
  );
}

/** Whether words begin where columns do, also behind a cell that fills its own. */
function isIn(text: string, stripes: readonly Span[]): boolean {
  const isBegun = ({ to }: Span) => text.slice(0, to).endsWith(' ') && /\S/.test(text[to] ?? '');
  return (
    stripes.some(isBegun) && stripes.every((stripe) => isBegun(stripe) || !crosses(text, [stripe]))
  );
}

/** Whether a line has words where the rows of its table leave a stripe blank: it is none of them. */
const crosses = (text: string, stripes: readonly Span[]): boolean =>
  stripes.some(({ from, to }) => text.slice(from, to).trim() !== '');

/** Names above several columns are said of each. */
function cellsOf(text: string, stripes: readonly Span[], isHead: boolean): string[] {
  const cells = Array.from({ length: stripes.length + 1 }, () => '');
  for (const { from, to } of segmentsOf(text, stripes, isHead)) {
    const first = stripes.filter((stripe) => stripe.from <= from).length;
    const last = isHead ? stripes.filter((stripe) => stripe.to <= to).length : first;
    const said = repairText(unmasked(text.slice(from, to)));
    for (let column = first; column <= last; column++)
      cells[column] = `${cells[column]} ${said}`.trim();
  }
  return cells;
}
