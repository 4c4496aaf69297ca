import { joinLines } from '../../repair-text';
import { textOfLine } from '../geometry/text-of-line';
import type { Grid, Line, Span } from '../types';
import { rowOf } from './line-of';

/** What a cell says that spans rows or columns stands in each of them, unless it is longer: then it is no value. */
const MAX_REPEATED_LENGTH = 200;
/** A cell with more lines is a text. */
const MAX_CELL_LINES = 8;

/** The rows of a table by the lines in its cells; a row of which a cell is a text is all of their lines. */
export function tableRows(grid: Grid, linesIn: ReadonlyMap<number, Line[]>): Line[] {
  const written = new Set<number>();
  const isNamedTwice = hasTwoNameColumns(grid);
  return grid.cells.flatMap((places) => {
    const own = [...new Set(places)].filter((place) => linesIn.has(place));
    const fresh = own.filter((place) => !written.has(place));
    for (const place of fresh) written.add(place);
    if (fresh.length === 0) return [];
    const blocks = fresh.map((place) => linesIn.get(place) ?? []);
    if (blocks.some(isText) || new Set(places).size === 1) return blocks.flat();
    const cells = places.map((place, column) => {
      const text = textOf(linesIn.get(place) ?? []);
      const isFirst = fresh.includes(place) && places.indexOf(place) === column;
      return {
        text: isFirst || text.length <= MAX_REPEATED_LENGTH ? text : '',
        left: grid.xs[column] ?? 0,
        right: grid.xs[column + 1] ?? 0,
      };
    });
    return [rowOf(isNamedTwice ? withOneName(cells) : cells, blocks)];
  });
}

/** Below how many rows of heads the names of a plan begin. */
const MAX_HEADS = 3;
const MIN_NAMES = 3;

/**
 * A plan whose heads have a cell of their own for what they count ("Millas", "km", "Meses") beside one that is cut by a
 * diagonal: below them one cell over both columns names each row. The two are one column.
 */
function hasTwoNameColumns({ cells }: Grid): boolean {
  const heads = cells.findIndex(([first, second]) => first === second);
  const below = cells.slice(heads);
  return (
    heads > 0 &&
    heads <= MAX_HEADS &&
    below.length >= MIN_NAMES &&
    cells.slice(0, heads).every(([first]) => first === cells[0]?.[0]) &&
    below.every(([first, second, third]) => first === second && second !== third)
  );
}

type Cell = Span & { text: string };

/** "Elemento | km" as "Elemento km", "Bujía | Bujía" as "Bujía". */
function withOneName([first, second, ...others]: Cell[]): Cell[] {
  if (!first || !second) return [first, second, ...others].flatMap((cell) => cell ?? []);
  const text = [...new Set([first.text, second.text])].filter((one) => one !== '').join(' ');
  return [{ text, left: first.left, right: second.right }, ...others];
}

/** A text beside others, or a table within a cell, is no value of a row. */
const isText = (block: readonly Line[]): boolean =>
  block.length > MAX_CELL_LINES ||
  block.filter((line) => textOfLine(line).includes('\t')).length > 1;

const textOf = (lines: readonly Line[]): string =>
  lines
    .map(({ cells }) => cells.join(' ').replaceAll('\t', ' '))
    .reduce(joinLines, '')
    .trim();
