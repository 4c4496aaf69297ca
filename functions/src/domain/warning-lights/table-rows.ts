import type { ManualTable, TableRow } from '../findings/manual-part';
import { titlesAbove } from '../findings/titles';
import { matchesOf } from './catalogue';
import { coloursIn, withoutColours } from './colours';
import { hasWord, isAboutLights } from './words';
import { stateOf } from './states';
import { isHeader, isNameCell, isOfLights, namedColumns, type Columns } from './table-columns';

const NAMES_A_LIGHT = hasWord('nouns');

/** A row about a light, the columns that name its cells, and the titles above it. */
export type LightRow = {
  row: TableRow;
  columns: Columns;
  titles: string[];
  /** The name of the row above, where this one tells another state of that light; empty of all others. */
  lead: string;
};

/** The rows about lights of a table, each with the columns that name its cells. */
export function rowsOfLights(table: ManualTable): LightRow[] {
  const titles = titlesAbove(table);
  const found: LightRow[] = [];
  let header = table.header.findLast((cells) => cells.some(isNameCell)) ?? table.header.at(-1);
  let columns = columnsOf(table.rows, header, titles);
  for (const [at, row] of table.rows.entries()) {
    const above = row.group ? [...titles, row.group] : titles;
    if (isHeader(row.cells)) {
      header = row.cells;
      columns = columnsOf(table.rows.slice(at + 1), header, above);
    } else if (columns) {
      found.push({ row, columns, titles: above, lead: leadOf(row, columns, found.at(-1)) });
    }
  }
  return found;
}

const nameIn = ({ cells }: TableRow, { name }: Columns): string =>
  name
    .map((at) => cells[at] ?? '')
    .filter((cell) => cell !== '')
    .join(' ');

/** "Motor | Fija | …" above " | Parpadea | …": two states of one light. */
function leadOf(row: TableRow, columns: Columns, before: LightRow | undefined): string {
  const stateAt = ({ cells }: TableRow) => stateOf(cells[columns.state] ?? '');
  const isState = stateAt(row) !== null && nameIn(row, columns) === '';
  if (!isState || before?.columns !== columns || stateAt(before.row) === null) return '';
  return nameIn(before.row, columns) || before.lead;
}

/** By the names of the columns; where they tell nothing, by what stands in them. */
function columnsOf(
  rows: readonly TableRow[],
  header: readonly string[] | undefined,
  titles: readonly string[],
): Columns | null {
  const end = rows.findIndex(({ cells }) => isHeader(cells));
  const own = end < 0 ? rows : rows.slice(0, end);
  if (header && (isOfLights(header, titles) || isOfColours(header, own)))
    return namedColumns(header);
  if (header && isOfOneLight(header, own, titles)) return { ...columnsIn(own), isLed: false };
  return isTold(own, titles) ? columnsIn(own) : null;
}

const beginWithColours = (rows: readonly TableRow[]): boolean =>
  share(rows, ({ cells }) => coloursIn(cells[0] ?? '').length > 0) >= 0.6;

/** "Luz | Significado" above "Verde fija | Carga completa". */
const isOfColours = ([first = '']: readonly string[], rows: readonly TableRow[]): boolean =>
  isNameCell(first) && beginWithColours(rows);

const COLOUR_OR_ZONE = /^(?:colou?r|zonas?|franjas?|sector(?:es)?|zones?)(?!\p{L})/iu;

/**
 * "Color | Estado" below "Anillo luminoso de la toma", "Zona | Significado" below "Indicador de temperatura": the colours of the
 * light or the gauge that the title names, and not those of all lights.
 */
const isOfOneLight = (
  [first = '']: readonly string[],
  rows: readonly TableRow[],
  titles: readonly string[],
): boolean =>
  COLOUR_OR_ZONE.test(first) &&
  NAMES_A_LIGHT.test(titles.at(-1) ?? '') &&
  !isAboutLights(titles) &&
  beginWithColours(rows);

const MIN_WORDS = 3;

const wordsIn = (cell: string): number =>
  cell.split(/\s+/).filter((one) => /\p{L}/u.test(one)).length;

const share = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.length === 0 ? 0 : items.filter(is).length / items.length;

/** Whether rows are those of lights: they explain something, and their title says so, or most are lights by their names. */
function isTold(rows: readonly TableRow[], titles: readonly string[]): boolean {
  const explains = ({ cells }: TableRow): boolean =>
    wordsIn(cells.slice(1).join(' ')) >= MIN_WORDS ||
    coloursIn(cells.slice(1).join(' ')).length > 0;
  if (rows.length < 2 || share(rows, explains) < 0.5) return false;
  if (isAboutLights(titles)) return true;
  const isNamed = ({ cells }: TableRow): boolean => matchesOf(cells[0] ?? '').length > 0;
  const shines = ({ cells }: TableRow): boolean => coloursIn(cells.join(' ')).length > 0;
  return share(rows, isNamed) >= 0.6 && share(rows, shines) >= 0.5;
}

const isColour = (cell: string): boolean =>
  coloursIn(cell).length > 0 &&
  wordsIn(withoutColours(cell).replace(/(?<!\p{L})[yo](?!\p{L})/gu, '')) <= 1;

/** What stands first names the light, and what only names colours or states tells those. */
function columnsIn(rows: readonly TableRow[]): Columns {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const others = Array.from({ length: width - 1 }, (_, at) => at + 1);
  const cellsOf = (at: number): string[] =>
    rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== '');
  const only = (is: (cell: string) => boolean): number =>
    others.find((at) => cellsOf(at).length > 0 && cellsOf(at).every(is)) ?? -1;
  const colour = only(isColour);
  const state = only((cell) => wordsIn(cell) <= 2 && stateOf(cell) !== null);
  const meaning = others.filter((at) => at !== colour && at !== state);
  const isDrawn = meaning.length === 1 && share(cellsOf(0), (cell) => wordsIn(cell) <= 2) >= 0.8;
  const rest = { states: [], message: false, action: -1, isLed: isDrawn };
  return { name: [0], colour, state, meaning, ...rest };
}

/** Whether a table has names of columns that tell what to do about what its rows name. */
export const hasSolutions = ({ header }: ManualTable): boolean => header.some(isHeader);
