import type { TableBlock, Unit } from '../../document/block';
import type { Line } from '../../document/line';
import { titleOf } from '../../document/passage-lines';
import { meaningsIn, type Meaning } from '../../table/legend';
import { plainMarks } from '../../table/marks';
import { withUnit } from '../../table/plan-heads';
import { marksOf } from '../../table/plan-task';
import type { Rows } from '../../table/schedule';
import { CELL_SEPARATOR, cellsIn } from '../../text/cells';
import type { Span } from '../../text/sentences';

const MIN_NUMBERED = 3;

/** A table as far as a passage holds it, each row with the title that it stands below. */
export type PassageTable = {
  content: string;
  block: TableBlock;
  /** Its lines that name columns, and the titles among its rows. */
  named: Unit[];
  groups: Line[];
  /** Its rows, with the cells of each. */
  lines: Unit[];
  rows: string[][];
  /** The name of each column, where certain; the header as it stands, with what bare figures in it count. */
  names: string[] | null;
  heads: Rows;
  /** Of a plan: what its marks mean. */
  meanings: Map<string, Meaning>;
  cellsOfName: number;
};

export const textIn = (content: string, { start, end }: Span): string => content.slice(start, end);

export function passageTable(content: string, block: TableBlock): PassageTable {
  const ofKind = (kind: Unit['kind']) => block.units.filter((unit) => unit.kind === kind);
  const hasCells = (unit: Unit): boolean => textIn(content, unit).includes(CELL_SEPARATOR);
  const from = block.isNumbered === true ? 1 : 0;
  const named = ofKind('names');
  const lines = rowsBelow(block).filter(hasCells);
  const rows = lines.map((unit) => cellsIn(textIn(content, unit)).slice(from));
  const names = block.names ?? null;
  const header = block.header.map(({ cells }) => cells.slice(from));
  const heads = block.isPlan === true ? withUnit(header, block.counts ?? []) : header;
  const marks = () => new Set(rows.flatMap((row) => marksOf(row, heads)).flatMap(plainMarks));
  return {
    ...{ content, block, named, lines, rows, names },
    groups: ofKind('group').map((unit) => titleOf(unit, content)),
    heads: named.length > 0 || names ? heads : [],
    meanings:
      block.isPlan === true && names ? meaningsIn(content, marks()) : new Map<string, Meaning>(),
    cellsOfName: nameCells(rows),
  };
}

/** Above the names of its columns stands a running title; in later passages of a table, nothing. */
export function rowsBelow({ units }: TableBlock): Unit[] {
  const begin = units.findIndex(({ kind }) => kind === 'names');
  return units.slice(Math.max(begin, 0)).filter(({ kind }) => kind === 'row');
}

/** How many cells name a row: two where all rows have a number before their names. */
function nameCells(rows: readonly string[][]): number {
  const isNumbered = ([number = '', name = '']: readonly string[]) =>
    /^\d{1,3}\.?$/.test(number) && /^\P{L}{0,2}\p{L}{3}/u.test(name);
  return rows.length >= MIN_NUMBERED && rows.every(isNumbered) ? 2 : 1;
}
