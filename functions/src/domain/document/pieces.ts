import { stepNumber } from '../text/steps';
import { isBoxTitle, WARNS } from '../text/warning-words';
import type { Line } from './line';
import { headsWithin } from '../table/heads-within';

/** Lines of a text that belong together. */
export type Piece = {
  kind: 'heading' | 'paragraph' | 'list' | 'table' | 'warning';
  lines: Line[];
  /** Whether the first row of a table names its columns, as those around it say. */
  isHeaded?: true;
};

const BLANK_LINE = /\n\s*\n/;

/** "ADVERTENCIA: no…", "¡Atención! Nunca…": a warning that is one line with its label. */
const LABELLED = /^[^:!.\n]{3,24}[:!.]/u;

const kinds = {
  row: 'table',
  item: 'list',
  title: 'heading',
  fact: 'paragraph',
  prose: 'paragraph',
} as const;

/** Cuts the lines of a text into titles, paragraphs, lists, tables and warnings; each line is part of one. */
export function piecesOf(
  text: string,
  lines: readonly Line[],
  heads: ReadonlySet<number> = new Set(),
): Piece[] {
  const pieces: Piece[] = [];
  const textOf = ({ start, end }: Line): string => text.slice(start, end);
  lines.forEach((line, at) => {
    const last = pieces.at(-1);
    const before = lines[at - 1];
    const isApart = before !== undefined && BLANK_LINE.test(text.slice(before.end, line.start));
    if (last?.kind === 'warning' && goesOn(last, line, isApart)) last.lines.push(line);
    else if (line.isGroup === true && last?.kind === 'table') last.lines.push(line);
    else if (isBoxTitle(textOf(line)) && line.kind !== 'item')
      pieces.push({ kind: 'warning', lines: [line] });
    else if (line.kind === 'prose' && WARNS.test(textOf(line)) && LABELLED.test(textOf(line))) {
      pieces.push({ kind: 'warning', lines: [line] });
    } else if (last && last.kind === kinds[line.kind] && isOfRun(last, line)) last.lines.push(line);
    else pieces.push({ kind: kinds[line.kind], lines: [line] });
  });
  return pieces.flatMap((piece) =>
    piece.kind === 'table' ? tablesOf(text, piece, heads) : [piece],
  );
}

/** Only rows and items stand in runs; titles and paragraphs are one by one. */
const isOfRun = ({ kind }: Piece, line: Line): boolean =>
  kind === 'table' ? line.kind === 'row' : kind === 'list' && line.kind === 'item';

/** Whether a line is still of the box whose label stands above it: what follows it at once, and its first paragraph. */
function goesOn({ lines }: Piece, line: Line, isApart: boolean): boolean {
  if (line.kind === 'title' || line.kind === 'row') return false;
  const isBare = lines.length === 1 && lines[0]?.kind === 'title';
  return isBare || (!isApart && line.kind !== 'item');
}

/** A run of rows is several tables where some name the columns anew; `heads`: where rows begin that their file says to do so. */
function tablesOf(text: string, { lines }: Piece, heads: ReadonlySet<number>): Piece[] {
  const anew = headsWithin(lines.map(({ start, end }) => text.slice(start, end)));
  const isHead = (line?: Line): boolean => line !== undefined && heads.has(line.start);
  const begins = [...lines.keys()].filter(
    (at) => anew.includes(at) || (at > 0 && isHead(lines[at]) && !isHead(lines[at - 1])),
  );
  return [0, ...begins]
    .map((begin, at): Piece => ({
      ...{ kind: 'table', lines: lines.slice(begin, begins[at]) },
      ...(anew.includes(begin) && { isHeaded: true }),
    }))
    .filter((piece) => piece.lines.length > 0);
}

/** Whether the items of a list have an order: "1.", "a)". */
export const isOrdered = (text: string, { lines }: Piece): boolean => {
  const first = lines[0] ? text.slice(lines[0].start, lines[0].end) : '';
  return stepNumber(first) !== null || /^\(?[a-z][.)]\s/.test(first);
};
