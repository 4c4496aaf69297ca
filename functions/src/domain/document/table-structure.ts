import { type Span } from '../text/sentences';
import { CELL_SEPARATOR, cellsIn } from '../text/cells';
import type { Line } from './line';
import { planHeads, withoutNumbers, withUnit } from '../table/plan-heads';
import { countedUnits, unitLine } from '../table/plan-unit';
import { headerRows, spannedNames, withFirstCell } from '../table/header';

/** What stands beside a table and says what it holds. */
type Surroundings = {
  /** The title right above it. */
  caption: string | undefined;
  /** What the bare figures of its heads count, and the line that says it: "miles de km". */
  units: string[];
  unitSpan: Span | null;
};

/** `table`: its lines, among all `lines` of a text. */
export function surroundingsOf(
  text: string,
  lines: readonly Line[],
  table: readonly Line[],
): Surroundings {
  const [begin = 0, end = 0] = [table[0]?.start, table.at(-1)?.end];
  const above = lines.filter(({ start }) => start < begin);
  const below = lines.filter(({ start }) => start >= end);
  const other = below.findIndex(({ kind }) => kind === 'row' || kind === 'title');
  const unitSpan = unitLine(
    text,
    above.slice(1 + above.findLastIndex(({ kind }) => kind === 'row')).map(withTitle),
    below.slice(0, other < 0 ? below.length : other).map(withTitle),
  );
  const title = above.at(-1)?.kind === 'title' ? above.at(-1) : undefined;
  return {
    caption: title && sliceOf(text, title),
    units: unitSpan ? countedUnits(sliceOf(text, unitSpan)).map(({ said }) => said) : [],
    unitSpan,
  };
}

/** A title with a figure, as "(× 1000 km)", is told from a fact by nothing. */
const withTitle = ({ start, end, kind }: Line) => ({
  start,
  end,
  isTitle: kind === 'title' || kind === 'fact',
});

/** What is known of a table besides its rows; `heads`: where rows begin that its file says to name the columns. */
type Told = { units?: readonly string[]; heads?: ReadonlySet<number> };

/** What a table says of its columns, see `TableBlock`; and the lines of its header themselves. */
type Header = {
  header: string[][];
  named: ReadonlySet<Line>;
  names?: string[];
  isPlan?: true;
  isNumbered?: true;
  counts: string[];
};

/** `units`, of a line beside it, are what its bare figures count, if its heads take them. */
export function headerOf(
  text: string,
  lines: readonly Line[],
  { units = [], heads: told = new Set() }: Told = {},
): Header {
  const rows = lines.filter(
    (line) => line.kind === 'row' && text.slice(line.start, line.end).includes(CELL_SEPARATOR),
  );
  const cells = withFirstCell(rows.map((row) => cellsIn(sliceOf(text, row))));
  const numberless = withoutNumbers(cells, units);
  const below = rows.findIndex(({ start }) => !told.has(start));
  const { from, to, names } =
    below > 0 ? namesOfRows(numberless, below) : headerRows(numberless, units);
  const heads = numberless.slice(from, to);
  const isCounted = withUnit(heads, units).some((head, at) => head[0] !== heads[at]?.[0]);
  return {
    header: cells.slice(from, to),
    named: new Set(rows.slice(from, to)),
    ...(names && { names }),
    ...(planHeads(numberless, units) > 0 && { isPlan: true }),
    ...(numberless !== cells && { isNumbered: true }),
    counts: isCounted ? [...units] : [],
  };
}

/** The first `to` rows, which name the columns as their file says. */
const namesOfRows = (rows: string[][], to: number) => ({
  from: 0,
  to,
  names: to === 1 ? (rows[0] ?? null) : spannedNames(rows),
});

const sliceOf = (text: string, { start, end }: Span): string => text.slice(start, end);
