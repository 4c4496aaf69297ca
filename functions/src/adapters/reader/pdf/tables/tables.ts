import { turnedBox } from '../geometry/turn';
import type { Grid, Region, Rules, TablePage, Word, WordPage } from '../types';
import { figuresAmong, isOfTable } from './figures';
import { gridsOf } from './grids';
import { middleOf } from './row-bands';
import { gridsByRows } from './row-grids';
import { sidewaysBlocks, turnedRules, type SidewaysBlock } from './sideways';

/** Fewer cells with words, or a smaller share of all, are frames or a drawing. */
const MIN_FILLED_CELLS = 4;
const MIN_FILLED_SHARE = 0.12;
/** The lines of a table run between words, those of a staff or a chart through so many of them. */
const MAX_CROSSED = 0.05;
/** As a share of a line's height: how far inside a word a line runs through it. */
const INNER = 0.2;
/** Names over several columns stand at most so many times their height above the table. */
const MAX_ABOVE = 3;

type Table = NonNullable<Region<Word>['table']>;

/** What a page says by its cells, and what in between: drawn lines tell what stands in which cell, however near it is. */
export function tables({ words, rules, drawn, ...page }: WordPage): TablePage {
  const { box, turns } = page.frame;
  const found = tablesAmong(words, rules);
  const drawings = figuresAmong(words, drawn, turnedBox(box, turns)).filter(
    (figure) => !isOfTable(figure, found),
  );
  const ofDrawings = new Set(drawings.flat());
  const loose = outOf(found, words).filter((word) => !ofDrawings.has(word));
  const sideways = loose.some((word) => word.sideways) ? sidewaysBlocks(loose) : [];
  const blocks = sideways.filter(({ isLabel }) => !isLabel);
  const figures = [
    ...drawings.map(figureOf),
    ...sideways.filter(({ isLabel }) => isLabel).flatMap(marginalLabel),
  ];
  const taken = new Set(blocks.flatMap((block) => [...block.words.keys()]));
  const upright =
    taken.size > 0
      ? tablesAmong(
          words.filter((word) => !taken.has(word)),
          rules,
        )
      : found;
  // The frame around a drawing and its legend is no table.
  const own = upright.filter((table) => !wordsOf(table).some((word) => ofDrawings.has(word)));
  const parts = blocks.map((block): Part => ({
    words: [...block.words.keys()],
    regions: sidewaysRegions(block, turnedRules(rules, (block.turns - turns + 4) % 4)),
  }));
  return { ...page, regions: regionsOf(words, [...figures, ...own.map(partOf), ...parts]) };
}

const figureOf = (words: Word[]): Part => ({ words, regions: [{ text: words, isFigure: true }] });

/** What stands along the margin of a page, or along an axis; "máx. 2,3 bar" says something wherever it stands. */
function marginalLabel({ turns, words }: SidewaysBlock): Part[] {
  const text = [...words.values()];
  if (text.some((word) => /\d/.test(word.text))) return [];
  return [{ words: [...words.keys()], regions: [{ text, turns, isFigure: true }] }];
}

/** What is in no upright table: names of columns may be turned in one, but not most of its words. */
function outOf(found: readonly Table[], words: readonly Word[]): Word[] {
  const upright = found
    .map(wordsOf)
    .filter((cells) => cells.filter(({ turned }) => turned).length <= cells.length / 2);
  const inCells = new Set(upright.flat());
  return words.filter((word) => !inCells.has(word));
}

function sidewaysRegions({ turns, words }: SidewaysBlock, rules: Rules): Region<Word>[] {
  const upright = [...words.values()];
  const found = tablesAmong(upright, rules);
  return regionsOf(upright, found.map(partOf)).map((region) => ({ ...region, turns }));
}

function tablesAmong(words: readonly Word[], rules: Rules): Table[] {
  const { grids, loose, boxes } = gridsOf(rules);
  const drawn = grids.map((grid) => tableOf(grid, words)).filter(isTable);
  const taken = new Set(drawn.flatMap(wordsOf));
  const others = taken.size > 0 ? words.filter((word) => !taken.has(word)) : words;
  const byRows = gridsByRows(loose, boxes, others).map((grid) => tableOf(grid, others));
  return [...drawn, ...byRows.filter(isTable)];
}

/** What is no text in the order of the page: a table, or what stands sideways. */
type Part = { words: Word[] } & ({ table: Table } | { regions: Region<Word>[] });

const partOf = (table: Table): Part => ({ words: wordsOf(table), table });

/** Each part where the first of its words is drawn, and the text before, between and after them. */
function regionsOf(words: readonly Word[], parts: readonly Part[]): Region<Word>[] {
  if (parts.length === 0) return [{ text: [...words] }];
  const partOfWord = new Map<Word, Part>();
  for (const part of parts) for (const word of part.words) partOfWord.set(word, part);
  const regions: Region<Word>[] = [];
  const done = new Set<Part | Word>();
  let text: Word[] = [];
  for (const [index, word] of words.entries()) {
    const part = partOfWord.get(word);
    if (done.has(part ?? word)) continue;
    if (!part) {
      text.push(word);
      continue;
    }
    regions.push({ text });
    text = [];
    done.add(part);
    if ('regions' in part) {
      regions.push(...part.regions);
      continue;
    }
    const names = wordsAbove(part.table, words.slice(index)).filter(
      (other) => !partOfWord.has(other),
    );
    regions.push({ text: names, table: part.table });
    for (const name of names) done.add(name);
  }
  return [...regions, { text }];
}

const wordsOf = ({ cells }: Table): Word[] => [...cells.values()].flat();

/** What is drawn among the words of a table and stands right above it: names over several of its columns. */
function wordsAbove(table: Table, words: readonly Word[]): Word[] {
  const own = new Set(wordsOf(table));
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const word of own) [left, right] = [Math.min(left, word.left), Math.max(right, word.right)];
  const [top = 0] = table.grid.ys;
  const isAbove = (word: Word): boolean =>
    middleOf(word) > top &&
    middleOf(word) < top + MAX_ABOVE * word.size &&
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
  const cells = new Map<number, Word[]>();
  const { xs, ys } = grid;
  const [left = 0, right = 0, top = 0, bottom = 0] = [xs[0], xs.at(-1), ys[0], ys.at(-1)];
  for (const word of words) {
    const [x, y] = [(word.left + word.right) / 2, middleOf(word)];
    if (x < left || x > right || y < bottom || y > top) continue;
    const place = grid.cells[bandOf(ys, y)]?.[bandOf(xs, x)];
    if (place === undefined) continue;
    const cell = cells.get(place);
    if (cell) cell.push(word);
    else cells.set(place, [word]);
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
  if (cells.size < MIN_FILLED_CELLS) return false;
  const words = wordsOf({ grid, cells });
  const crossed = words.filter((word) => isCrossed(word, grid.rules));
  if (crossed.length > MAX_CROSSED * words.length) return false;

  const isFilled = (cell: number | undefined) => cell !== undefined && cells.has(cell);
  const all = new Set(grid.cells.flat()).size;
  const rows = grid.cells.filter((row) => row.some(isFilled)).length;
  const columns = grid.xs.filter((_, at) => grid.cells.some((row) => isFilled(row[at]))).length;
  return cells.size >= MIN_FILLED_SHARE * all && rows > 1 && columns > 1;
}
