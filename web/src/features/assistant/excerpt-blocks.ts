/** How an excerpt is shown: as it stands, rows of tables as rows, and the words that the answer quotes marked. */

export type MarkedText = { text: string; isQuoted: boolean };

export type ExcerptBlock =
  | { kind: 'text'; parts: MarkedText[] }
  | { kind: 'table'; rows: { cells: string[]; isQuoted: boolean }[] };

/** The server sets it between the cells of a row. */
const CELL_SEPARATOR = '\t';
/** Fewer letters and figures than this could stand anywhere: they mark nothing. */
const SHORTEST_QUOTE = 4;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const tokensOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const isTelling = (text: string): boolean => tokensOf(text).join('').length >= SHORTEST_QUOTE;

/** Where `quote` stands in `text`, whatever the spaces and line ends between its words. */
function find(text: string, quote: string): { start: number; end: number } | null {
  const pattern = quote
    .trim()
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s+`);
  const match = new RegExp(pattern, 'u').exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

/** What a cell says that spans several columns stands in each of them, and is said once. */
const saidOnce = (row: string): string =>
  row
    .split(CELL_SEPARATOR)
    .filter((cell, at, cells) => cell !== cells[at - 1])
    .join(' ');

/** Whether all words of a row are said, in order: an answer sets names of columns between the cells. */
function saysRow(statement: string, row: string): boolean {
  const words = tokensOf(statement);
  let from = 0;
  return tokensOf(saidOnce(row)).every((token) => {
    const at = words.indexOf(token, from);
    from = at + 1;
    return at >= 0;
  });
}

function markText(text: string, statements: readonly string[]): MarkedText[] {
  const ranges = statements
    .flatMap((statement) => [statement, ...statement.split('\n')])
    .filter(isTelling)
    .flatMap((quote) => find(text, quote) ?? [])
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const parts: MarkedText[] = [];
  let end = 0;
  for (const range of ranges) {
    if (range.start < end) continue; // A line of a quotation that is marked already.
    parts.push({ text: text.slice(end, range.start), isQuoted: false });
    parts.push({ text: text.slice(range.start, range.end), isQuoted: true });
    end = range.end;
  }
  parts.push({ text: text.slice(end), isQuoted: false });
  return parts.filter((part) => part.text !== '');
}

function readRows(lines: readonly string[], statements: readonly string[]): ExcerptBlock {
  const said = statements.flatMap((statement) => statement.split('\n'));
  const rows = lines.map((line) => ({
    cells: line.split(CELL_SEPARATOR).map((cell) => cell.trim()),
    isQuoted: isTelling(line) && said.some((part) => saysRow(part, line)),
  }));
  return { kind: 'table', rows };
}

/** Neighbouring lines of one kind; blank lines part paragraphs, but not the rows of a table. */
function groupLines(content: string): { isTable: boolean; lines: string[] }[] {
  const groups: { isTable: boolean; lines: string[] }[] = [];
  let isAfterBlank = false;
  for (const line of content.split('\n')) {
    const isTable = line.includes(CELL_SEPARATOR);
    const last = groups.at(-1);
    if (line.trim() === '') {
      isAfterBlank = true;
      continue;
    }
    if (last?.isTable === isTable && (isTable || !isAfterBlank)) last.lines.push(line);
    else groups.push({ isTable, lines: [line] });
    isAfterBlank = false;
  }
  return groups;
}

/** Cuts an excerpt into paragraphs and tables, with what `statements` quote of it marked. */
export const excerptBlocks = (content: string, statements: readonly string[]): ExcerptBlock[] =>
  groupLines(content).map(({ isTable, lines }) =>
    isTable
      ? readRows(lines, statements)
      : { kind: 'text', parts: markText(lines.join('\n').trim(), statements) },
  );
