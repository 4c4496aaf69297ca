import { joinLines } from '../repair-text';
import { middleOf } from './bands';
import { gridsOf, type Grid } from './grids';
import { gridsByRows } from './row-lines';
import type { Line, PageContent, Piece, Rules, Word } from './types';

/** What a cell says that spans rows or columns stands in each of them, unless it is longer: then it is no value. */
const LONGEST_REPEATED = 200;
/** A cell with more lines is a text. */
const MOST_CELL_LINES = 8;
/** Fewer cells with words, or a smaller share of all, are frames or a drawing. */
const FEWEST_FILLED = 4;
const LEAST_FILLED = 0.12;
/** The lines of a table run between words, those of a staff or a chart through so many of them. */
const MOST_CROSSED = 0.05;
/** As a share of a line's height: how far inside a word a line runs through it. */
const INNER = 0.2;
/** Names over several columns stand at most so many times their height above the table. */
const MOST_ABOVE = 3;

type LinesOf = (words: Word[]) => Line[];
type Cell = { words: Word[] };
type Table = { grid: Grid; cells: Map<number, Cell> };

/** The lines of a page whose tables are drawn with lines: these tell what stands in which cell, however near it is. */
export function linesWithTables({ words, rules }: PageContent, linesOf: LinesOf): Line[] {
  const { grids, loose, boxes } = gridsOf(rules);
  const drawn = grids.map((grid) => tableOf(grid, words)).filter(isTable);
  const taken = new Set(drawn.flatMap(wordsOf));
  const others = taken.size > 0 ? words.filter((word) => !taken.has(word)) : words;
  const byRows = gridsByRows(loose, boxes, others).map((grid) => tableOf(grid, others));
  const tables = [...drawn, ...byRows.filter(isTable)];
  if (tables.length === 0) return linesOf(words);
  const tableOfWord = new Map<Word, Table>();
  for (const table of tables) for (const word of wordsOf(table)) tableOfWord.set(word, table);
  const lines: Line[] = [];
  const done = new Set<Table | Word>();
  let before: Word[] = [];
  for (const [index, word] of words.entries()) {
    const table = tableOfWord.get(word);
    if (done.has(table ?? word)) continue;
    if (!table) {
      before.push(word);
      continue;
    }
    const isOther = (other: Word) => !tableOfWord.has(other);
    const names = wordsAbove(table, words.slice(index)).filter(isOther);
    lines.push(...linesOf(before), ...linesOf(names), ...rowsOf(table, linesOf));
    for (const one of [table, ...names]) done.add(one);
    before = [];
  }
  return [...lines, ...linesOf(before)];
}

const wordsOf = ({ cells }: Table): Word[] => [...cells.values()].flatMap(({ words }) => words);

/** What is drawn among the words of a table and stands right above it: names over several of its columns. */
function wordsAbove(table: Table, words: readonly Word[]): Word[] {
  const own = new Set(wordsOf(table));
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of own) [left, right] = [Math.min(left, word.left), Math.max(right, word.right)];
  const [top = 0] = table.grid.ys;
  const isAbove = (word: Word): boolean =>
    middleOf(word) > top &&
    middleOf(word) < top + MOST_ABOVE * word.size &&
    word.left >= left &&
    word.right <= right;
  return words
    .slice(
      0,
      words.findLastIndex((word) => own.has(word)),
    )
    .filter(isAbove);
}

function tableOf(grid: Grid, words: readonly Word[]): Table {
  const cells = new Map<number, Cell>();
  for (const word of words) {
    const column = bandOf(grid.xs, (word.left + word.right) / 2);
    const row = bandOf(grid.ys, middleOf(word));
    const place = grid.cells[row]?.[column];
    if (place === undefined) continue;
    const cell = cells.get(place) ?? { words: [] };
    cell.words.push(word);
    cells.set(place, cell);
  }
  return { grid, cells };
}

/** Between which edges a point stands: -1 outside of all. */
const bandOf = (edges: readonly number[], at: number): number =>
  edges.findIndex((edge, index) => {
    const next = edges[index + 1];
    return next !== undefined && (at - edge) * (at - next) <= 0;
  });

/** Whether a line of the table runs through a word. */
function isCrossed(word: Word, { across, down }: Rules): boolean {
  const { left, right, size } = word;
  const [x, y] = [(left + right) / 2, middleOf(word)];
  return (
    across.some(({ at, from, to }) => Math.abs(at - y) < INNER * size && from < x && x < to) ||
    down.some(
      ({ at, from, to }) =>
        left + INNER * size < at && at < right - INNER * size && from < y && y < to,
    )
  );
}

function isTable({ grid, cells }: Table): boolean {
  const words = wordsOf({ grid, cells });
  const crossed = words.filter((word) => isCrossed(word, grid.rules));
  if (crossed.length > MOST_CROSSED * words.length) return false;

  const isFilled = (cell: number | undefined) => cell !== undefined && cells.has(cell);
  const all = new Set(grid.cells.flat()).size;
  const rows = grid.cells.filter((row) => row.some(isFilled)).length;
  const columns = grid.xs.filter((_, at) => grid.cells.some((row) => isFilled(row[at]))).length;
  const isEnough = cells.size >= FEWEST_FILLED && cells.size >= LEAST_FILLED * all;
  return isEnough && rows > 1 && columns > 1;
}

function rowsOf({ grid, cells }: Table, linesOf: LinesOf): Line[] {
  const linesIn = new Map([...cells].map(([place, { words }]) => [place, linesOf(words)]));
  const written = new Set<number>();
  return grid.cells.flatMap((places) => {
    const own = [...new Set(places)].filter((place) => linesIn.has(place));
    const fresh = own.filter((place) => !written.has(place));
    for (const place of fresh) written.add(place);
    if (fresh.length === 0) return [];
    const blocks = fresh.map((place) => linesIn.get(place) ?? []);
    if (blocks.some(isText) || new Set(places).size === 1) return blocks.flat();
    return [rowOf(places, { grid, linesIn, blocks, fresh: new Set(fresh) })];
  });
}

/** A text beside others, or a table within a cell, is no value of a row. */
const isText = (block: readonly Line[]): boolean =>
  block.length > MOST_CELL_LINES ||
  block.filter(({ cells }) => cells.join('\t').includes('\t')).length > 1;

type Filled = { grid: Grid; linesIn: Map<number, Line[]>; blocks: Line[][]; fresh: Set<number> };

function rowOf(places: readonly number[], { grid, linesIn, blocks, fresh }: Filled): Line {
  const all = blocks.flat();
  const pieces = places.map((_, column): Piece => {
    return { left: grid.xs[column] ?? 0, right: grid.xs[column + 1] ?? 0 };
  });
  const cells = places.map((place, column) => {
    const text = textOf(linesIn.get(place) ?? []);
    const isFirst = fresh.has(place) && places.indexOf(place) === column;
    return isFirst || text.length <= LONGEST_REPEATED ? text : '';
  });
  return {
    cells,
    pieces,
    left: pieces[0]?.left ?? 0,
    right: pieces.at(-1)?.right ?? 0,
    baseline: Math.max(...all.map(({ baseline }) => baseline)),
    lastBaseline: Math.min(...all.map(({ lastBaseline }) => lastBaseline)),
    size: Math.max(...all.map(({ size }) => size)),
    bold: all.every(({ bold }) => bold),
    turned: all.every(({ turned }) => turned),
    isFlat: blocks.every(({ length }) => length === 1),
  };
}

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ cells }) => cells.join(' ').replaceAll('\t', ' '))
    .reduce(joinLines, '')
    .trim();
