import type { Alternative } from '@contract';
import type { Cell } from './cells';
import {
  quantitiesIn,
  namesOther,
  unitAbove,
  wholeFigure,
  type Quantity,
  type Kind,
} from '../quantity/quantities-in';
import { unitName } from '../quantity/units';
import { folded } from './words';

/** A figure of a cell with what stands beside it there: "110 Nm (GLP) / 130 Nm (E52)", "2,6 l; Cumbre 3,1 l". */
type Qualified = Pick<Quantity, 'value' | 'unit'> & { condition: string; alsoIn: Alternative[] };

const BESIDE = /^\s?\(([^()]{2,40})\)/u;
/** "4,5 l con filtro; 4,2 l sin filtro": told in words, where there are several to be told apart. */
const IN_WORDS =
  /^\s((?:con|sin|en|para|with|without|for)\s[^;/,()]{2,40}?)(?=\s?[;/,]|\s[yo]\s|$)/u;
const AHEAD = /(?:[/;]|,(?!\d))\s?([\p{L}\d.,\s]{2,30}?)\s$/u;

/** "7,29 qt (6,9 litros)": the same in two units, of which litres come first. */
const METRIC = ['l', 'ml', 'kg', 'bar', 'kpa', 'nm'];

type Amount = Quantity & { alsoIn: Alternative[] };

function amountsIn(text: string, measured: readonly Quantity[]): Amount[] {
  const amounts: Amount[] = [];
  for (const figure of measured) {
    const last = amounts.at(-1);
    const isSame =
      last !== undefined &&
      last.unit !== figure.unit &&
      last.alsoIn.length === 0 &&
      /^\s?\($/u.test(text.slice(last.end, figure.start)) &&
      /^\)/u.test(text.slice(figure.end));
    if (!isSame) amounts.push({ ...figure, alsoIn: [] });
    else amounts.splice(-1, 1, inBothUnits(last, figure));
  }
  return amounts;
}

/** Without the bracket around the second one. */
function inBothUnits(one: Amount, other: Quantity): Amount {
  const [main, also] = METRIC.includes(unitName(other.unit)) ? [other, one] : [one, other];
  const alsoIn = [{ value: also.value, unit: also.unit, isPrinted: true }];
  return { ...one, value: main.value, unit: main.unit, alsoIn, end: other.end + 1 };
}

/** One figure, or several each of which but the first says for what it is; else none: it could not be told. */
function qualifiedIn(text: string, measured: readonly Quantity[]): Qualified[] {
  const amounts = amountsIn(text, measured);
  const found = amounts.map(({ value, unit, alsoIn, start, end }) => {
    const after = text.slice(end);
    const inWords = amounts.length > 1 ? IN_WORDS.exec(after)?.[1] : undefined;
    const beside = BESIDE.exec(after)?.[1] ?? inWords;
    const condition = beside ?? AHEAD.exec(text.slice(0, start))?.[1]?.trim() ?? '';
    return { value, unit, condition, alsoIn };
  });
  const named = found.filter(({ condition }) => condition !== '').length;
  return found.length === 1 || named >= found.length - 1 ? found : [];
}

/** What may stand before the figure of a cell: whose figure stands later is prose. */
const BEGINS = /^(?:unos |aprox\.? |≈ ?|max\.? )?$/u;

/** The figures of a cell: with their units, or below a unit that stands above or beside them. */
export function quantitiesOf(cell: Cell, quantity: Kind): Qualified[] {
  const { text, plain, grid, row } = cell;
  const measured = quantitiesIn(text, { plain, kinds: [quantity] });
  const [first] = measured;
  if (first) return BEGINS.test(plain.slice(0, first.start)) ? qualifiedIn(text, measured) : [];
  const [, figure = text, note = ''] = /^([^()]+?)\s?\(([^()]{2,20})\)$/.exec(text) ?? [];
  const value = wholeFigure(figure);
  if (value === null) return [];
  const group = row.group ?? '';
  const above = [cell.column, cell.label, group, grid.columns[0] ?? '', ...grid.titles];
  // "1.2 (l)" above a row of "Apriete (Nm)": whose unit is meant nobody can tell.
  if ([cell.column, cell.label, group].some((one) => namesOther(folded(one), quantity))) return [];
  for (const one of above) {
    const unit = unitAbove(one, folded(one), quantity);
    if (unit !== null) return [{ value, unit, condition: note, alsoIn: [] }];
  }
  return [];
}
