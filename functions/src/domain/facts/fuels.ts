import type { Candidate } from './candidate';
import { cellsOf, ofCell } from './cells';
import type { Grid, Statement } from './sources';
import { topicAbove } from './topics';
import { plainOf, wordsOf } from './words';

const FUELS = wordsOf('fuels');
const TITLE = wordsOf('fuel title');
const NO_FUEL = wordsOf('no fuel to use');
/** Tells which fuel of its name: octanes, a standard, a grade. */
const TELLS = /\d|sin plomo|gasohol|\buba\b|premium|regular/u;
const ENDS =
  /[;:.](?!\d)|,(?! \d| indice)| como minimo| o superior(?=.)| cuando | para |, con | y (?:gas|con)| en (?:caso|una)| se | \((?!ron|iad|aki|en |xtl)/u;

/** The name of a fuel with what tells it, from where it begins; null where nothing does. */
function fuelIn(text: string, plain: string): string | null {
  const found = FUELS.exec(plain);
  if (!found) return null;
  const rest = plain.slice(found.index);
  const length = ENDS.exec(rest)?.index ?? rest.length;
  const value = text.slice(found.index, found.index + length).trim();
  return TELLS.test(plainOf(value)) && value.length <= LONGEST ? value : null;
}

const LONGEST = 90;

/** Fuels in tables about them: a row for each engine or country. */
export function fuelsInTables(grid: Grid): Candidate[] {
  if (!TITLE.test(grid.title)) return [];
  return cellsOf(grid).flatMap((cell) => {
    const value = FUELS.test(cell.plain.slice(0, 20)) ? fuelIn(cell.text, cell.plain) : null;
    const isNamed = /combustible/u.test(cell.plainColumn) || cell.column === '';
    const conditions = [...(isNamed ? [] : [cell.column])];
    return value === null ? [] : [ofCell(cell, { kind: 'fuel', of: cell.label, value, unit: '', conditions })];
  });
}

const COUNTRY = /^\[[A-Z]{2}\]|^(?:En|in) \p{Lu}\p{L}+/u;

/** Fuels in sentences that say to use them. */
export function fuelsInStatements({ text, plain, title, titles, said }: Statement): Candidate[] {
  if (!TITLE.test(title) || topicAbove(title) === 'adblue') return [];
  const found = FUELS.exec(plain);
  if (!found || NO_FUEL.test(plain.slice(0, found.index + found[0].length))) return [];
  const isStated = found.index <= 5 || /\b(?:use|utilice|usa|funciona con|admite)\b/u.test(plain);
  const value = isStated ? fuelIn(text, plain) : null;
  if (value === null) return [];
  const conditions = COUNTRY.exec(text)?.slice(0, 1) ?? [];
  const about = [text, ...titles];
  return [{ kind: 'fuel', of: 'Combustible', value, unit: '', alsoIn: [], conditions, about, said }];
}
