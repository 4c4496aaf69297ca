import { trimSpan } from '../text/sentences';
import { CELL_SEPARATOR, cellsIn, columnsIn } from '../text/cells';
import { ENDS_IN_COLON, type Line } from './line';
import { headerRows } from '../table/header';

const BLANK_LINE = /\n\s*\n/;
/** Of rows of two cells nobody can tell whether text between them is the rest of a cell. */
const MIN_COLUMNS = 3;

/** "Con remolque" and nothing in all other cells; or the same in each of them, being set over several columns. */
function isTitle(row: string): boolean {
  const [name = '', ...others] = cellsIn(row);
  const said = others.filter((cell) => cell !== '');
  const isAlone = said.length === 0 ? name !== '' : /\p{L}{3}/u.test(name);
  return others.length > 0 && isAlone && said.every((cell) => cell === name);
}

/** A row that is nothing but a name, above other rows: their title. */
function titled(content: string, lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    if (lines[at + 1]?.kind !== 'row') return { ...line };
    if (!isTitle(content.slice(line.start, line.end))) return { ...line };
    const end = content.indexOf(CELL_SEPARATOR, line.start);
    return { ...trimSpan(content, { start: line.start, end }), kind: 'title' };
  });
}

/** Whether the rows from a line on are as wide as the one above, and have no names of columns of their own. */
function goesOn(content: string, above: string, lines: readonly Line[]): boolean {
  const begin = lines.findIndex(({ kind }) => kind === 'row');
  const end = lines.findIndex(({ kind }, at) => at > begin && kind !== 'row');
  const rows = lines
    .slice(begin, end < 0 ? lines.length : end)
    .map((row) => content.slice(row.start, row.end));
  return columnsIn(rows[0] ?? '') === columnsIn(above) && headerRows(rows.map(cellsIn)).to === 0;
}

const isNameOnly = ({ kind }: Line): boolean => kind === 'title' || kind === 'fact';

const firstWordOf = (text: string): string => /^\p{L}{4,}/u.exec(text)?.[0] ?? '';

/**
 * Whether a name between two rows begins as they do: "Cambio del aceite (2)" between "Cambio de la correa" and "Cambio del
 * filtro" is a row without any cells, and not what the rows below it are about.
 */
function isRowWithoutCells(content: string, [above, own, below]: [Line, Line, Line]): boolean {
  const [before, word, after] = [above, own, below].map(({ start, end }) =>
    firstWordOf(content.slice(start, end)),
  );
  return (
    word !== '' &&
    (word === after || (word === before && /\)$/.test(content.slice(own.start, own.end))))
  );
}

/** Titles stand two over another at most; more are rows whose cells hold nothing that could be read. */
const MAX_TITLES = 2;

/** Runs of names between two rows of a wide table, too many to be titles, as rows. */
function withNamesOnly(content: string, lines: Line[], sections: ReadonlySet<number>): Line[] {
  const isWide = (line: Line | undefined): boolean =>
    line?.kind === 'row' && columnsIn(content.slice(line.start, line.end)) >= MIN_COLUMNS;
  const read: Line[] = [];
  let run: Line[] = [];
  for (const line of lines) {
    if (line.kind === 'title' && !sections.has(line.start)) {
      run.push(line);
      continue;
    }
    const areRows = run.length > MAX_TITLES && isWide(read.at(-1)) && isWide(line);
    read.push(...run.map((one): Line => (areRows ? { ...one, kind: 'row' } : one)), line);
    run = [];
  }
  return [...read, ...run];
}

/**
 * The lines of tables as they belong together: text between two rows names those below it, or is the rest of a last cell,
 * or a row without cells, unless a section begins there.
 */
export function withGroups(
  content: string,
  all: readonly Line[],
  sections: ReadonlySet<number>,
): Line[] {
  const joined: Line[] = [];
  const lines = withNamesOnly(content, titled(content, all), sections);
  lines.forEach((line, at) => {
    const [above, below] = [joined.at(-1), lines[at + 1]];
    const isBetween =
      (above?.kind === 'row' || above?.isGroup) &&
      (below?.kind === 'row' || (below?.kind === 'title' && lines[at + 2]?.kind === 'row'));
    if (!above || !isBetween) {
      joined.push(line);
      return;
    }
    const text = content.slice(line.start, line.end);
    // Where blank lines part all rows they say nothing.
    const isApart =
      BLANK_LINE.test(content.slice(above.end, line.start)) &&
      !BLANK_LINE.test(content.slice(line.end, below.start));
    const cells = columnsIn(content.slice(above.start, above.end));
    const isWide = above.kind === 'row' && below.kind === 'row' && cells >= MIN_COLUMNS;
    const isRow = isWide && isNameOnly(line) && !sections.has(line.start);
    if (isRow && isRowWithoutCells(content, [above, line, below])) {
      joined.push({ ...line, kind: 'row' });
      return;
    }
    const names =
      line.kind === 'title' ||
      (line.kind === 'prose' && ENDS_IN_COLON.test(text)) ||
      (line.kind === 'fact' && isWide);
    const row = joined.findLast(({ kind }) => kind === 'row') ?? line;
    const isOfTable = () =>
      !isApart && goesOn(content, content.slice(row.start, row.end), lines.slice(at));
    if (names) joined.push({ ...line, kind: 'title', isGroup: isOfTable() });
    else if (isWide && line.kind === 'prose') above.end = line.end;
    else joined.push(line);
  });
  return joined;
}
