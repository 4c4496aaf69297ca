import type { ManualPart, ManualTable, Said, TableRow } from '../findings/manual-part';
import { columnsOf } from './columns';
import { nameOf, plainOf } from './words';

/** A row of a table, with as many cells as columns have names. */
export type GridRow = { cells: string[]; group: string | null; said: Said };

/** A table as the rules read it: columns with names (empty where nothing names them), and the words above it. */
export type Grid = Above & { columns: string[]; rows: GridRow[] };

/** The two innermost titles above something, the innermost first, as printed and as the rules read them. */
export type Above = {
  titles: string[];
  title: string;
  /** The sentence before it, as rules read it. */ lead: string;
};

/** A sentence, or an item of a list, on one line. */
export type Statement = Above & { text: string; plain: string; said: Said };

const NO_BODY = nameOf('no body of the manual');
/** "F 1 1", "To m a d e dia g n ó s tic o": letters set apart, whose words cannot be told. */
const SINGLE = /(?<!\S)(?![aeouyAVW]\s)\p{L}(?=\s)/gu;
const MOST_SINGLE = 0.3;
const FEWEST_WORDS = 4;

function isReadable(text: string): boolean {
  const words = text.split(/\s+/).length;
  return words < FEWEST_WORDS || (text.match(SINGLE)?.length ?? 0) / words <= MOST_SINGLE;
}

/** What none of the rules can find in: most sentences of a manual. They are left out first, being many. */
const MAY_TELL = /\d|AGM|EFB|gas[oó]|di[eé]sel|nafta|refrigerante|anticongelante/u;

const lineOf = (text: string): string => text.replace(/\s+/g, ' ').trim();

function aboveOf(part: ManualPart, lead: string): Above {
  const caption = part.kind === 'table' ? part.caption : null;
  const named = caption !== null && !part.titles.includes(caption) ? [caption] : [];
  // The first title is often the name of the vehicle; it tells nothing of what stands below it.
  const titles = [...part.titles.slice(part.titles.length > 1 ? 1 : 0), ...named]
    .slice(-2)
    .reverse();
  return { titles, title: plainOf(titles.join(' · ')), lead };
}

/** What the rules look at: the tables and sentences of a manual's body, without warnings, contents and index. */
export function sourcesOf(parts: readonly ManualPart[]): {
  grids: Grid[];
  statements: Statement[];
} {
  const grids: Grid[] = [];
  const statements: Statement[] = [];
  let lead = '';
  for (const part of parts) {
    if (part.titles.some((title) => NO_BODY.test(plainOf(title)))) continue;
    if (part.kind === 'table') grids.push(gridOf(part, aboveOf(part, plainOf(lead))));
    else if (part.kind !== 'warning') {
      const said = part.said.filter(({ text }) => MAY_TELL.test(text) && isReadable(text));
      if (said.length > 0) {
        const above = aboveOf(part, '');
        statements.push(...said.map((one) => statementOf(one, above)));
      }
      lead = lineOf(
        part.said
          .map(({ text }) => text)
          .join(' ')
          .slice(0, LONGEST_LEAD),
      );
    }
  }
  return { grids, statements };
}

const LONGEST_LEAD = 300;

function statementOf(said: Said, above: Above): Statement {
  const text = lineOf(said.text);
  return { ...above, text, plain: plainOf(text), said };
}

function gridOf(table: ManualTable, above: Above): Grid {
  const rows = table.rows.filter(({ text }) => isReadable(text));
  const { columns, isNamedByFirst } = columnsOf(
    table.header,
    rows.map(({ cells }) => cells),
  );
  const names = columns.join('\t');
  /** A row of fewer cells than there are names: it is not known which is whose. */
  const isValue = ({ cells }: TableRow, at: number): boolean =>
    !(isNamedByFirst && at === 0) && cells.join('\t') !== names && cells.length >= columns.length;
  return {
    ...above,
    columns,
    rows: rows.filter(isValue).flatMap((row) => sideBySide(row, columns)),
  };
}

/** "N.º | A | Circuito | N.º | A | Circuito": a table set in two halves, or more, each row of which is several. */
function sideBySide({ cells, group, ...said }: TableRow, columns: string[]): GridRow[] {
  const width = columns.indexOf(columns[0] ?? '', 1);
  if (columns[0] === '' || width < 2 || columns.length % width > 0) return [{ cells, group, said }];
  return Array.from({ length: columns.length / width }, (_, at) => ({
    cells: cells.slice(at * width, (at + 1) * width),
    group,
    said,
  })).filter((row) => row.cells.some((cell) => cell !== ''));
}
