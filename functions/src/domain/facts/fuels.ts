import type { Candidate } from './candidate';
import { columnCondition, ofCell, type Table } from './cells';
import { anyOf as unitsOf } from '../quantity/units';
import type { Statement } from './sources';
import { topicAbove } from './topics';
import { anyOf, folded, hasWord, wholeName } from './words';

const FUEL = hasWord('fuels');
const FUELS = new RegExp(hasWord('fuels'), 'gu');
const TITLE = hasWord('fuel title');
const NAMES_FUEL = wholeName('names of fuel rows');
const NO_FUEL = hasWord('no fuel to use');
/** Tells which fuel of its name: octanes, a standard, a grade. */
const TELLS = /\d|sin plomo|gasohol|\buba\b|premium|regular|super/u;
const ENDS = new RegExp(
  String.raw`[;:.](?!\d)|,(?! \d| indice| etiqueta)| (?:${anyOf('behind a fuel')})`,
  'u',
);

/** The names of fuels with what tells each, from where it begins; none of what does not tell it. */
function fuelsIn(text: string, plain: string): { value: string; beside: string }[] {
  const names = OCTANES.test(plain) ? [0] : fuelsNamed(plain);
  return names.flatMap((index) => {
    const rest = plain.slice(index);
    const value = text.slice(index, index + (ENDS.exec(rest)?.index ?? rest.length)).trim();
    const beside = /^\s?\(([^()]*)\)/u.exec(text.slice(index + value.length))?.[1] ?? '';
    return TELLS.test(folded(value)) && value.length <= LONGEST ? [{ value, beside }] : [];
  });
}

const BEFORE_VERSION = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('names a version by its fuel')}) $`,
  'u',
);
const BEHIND_FUEL = new RegExp(
  String.raw`^\p{L}+ (?:${anyOf('version named by its fuel')})(?!\p{L})`,
  'u',
);
const MAX_LENGTH_BEFORE = 40;

/** Where fuels are named; "versión diésel" and "the diesel version" name a version. */
const fuelsNamed = (plain: string): number[] =>
  [...plain.matchAll(FUELS)].flatMap(({ index }) => {
    const before = plain.slice(Math.max(0, index - MAX_LENGTH_BEFORE), index);
    const isVersion = BEFORE_VERSION.test(before) || BEHIND_FUEL.test(plain.slice(index));
    return isVersion ? [] : [index];
  });

const UNIT = unitsOf('octanes');
const OCTANES = new RegExp(
  String.raw`^\d{2,3} (?:${UNIT})(?!\p{L})|^\p{L}{5,12},? \d{2,3}(?: (?:${UNIT})|$)`,
  'u',
);
const LONGEST = 90;
const FIRST_WORDS = 20;

/** Fuels in tables about them: a row for each engine or country. */
export function fuelsInTables(grid: Table): Candidate[] {
  return grid.cells.flatMap((cell) => {
    if (!TITLE.test(grid.title) && !NAMES_FUEL.test(cell.plainLabel)) return [];
    const isFuel = OCTANES.test(cell.plain) || cell.plain.slice(0, FIRST_WORDS).search(FUELS) >= 0;
    const isNamed = /combustible/u.test(cell.plainColumn) || cell.column === '';
    const conditions = [isNamed ? '' : columnCondition(cell)];
    return (isFuel ? fuelsIn(cell.text, cell.plain) : []).map(({ value }) =>
      // "Gasolina admitida" above it is no version: those that also burn gas fill it in as well.
      ({
        ...ofCell(cell, { kind: 'fuel', of: cell.label, value, unit: '', conditions }),
        about: [cell.label, cell.column].filter(
          (name) => !FUEL.test(folded(name)) || /\d/u.test(name),
        ),
      }),
    );
  });
}

const COUNTRY = /^\[[A-Z]{2}\]|^(?:En|in) \p{Lu}\p{L}+/u;
const STATED =
  /(?<!\p{L})(?:use|utilice|usa|funciona con|admite|acepta|runs on|uses|requires|takes|accepts)(?!\p{L})/u;
const FORBIDS = hasWord('forbidden');
const MAX_BEFORE = 5;

/** Fuels in sentences that say to use them. */
export function fuelsInStatements({ text, plain, title, titles, said }: Statement): Candidate[] {
  if (!TITLE.test(title) || topicAbove(title) === 'adblue') return [];
  const [at] = fuelsNamed(plain);
  if (at === undefined || NO_FUEL.test(plain.slice(0, at)) || FORBIDS.test(plain)) return [];
  if (at > MAX_BEFORE && !STATED.test(plain)) return [];
  const conditions = COUNTRY.exec(text)?.slice(0, 1) ?? [];
  return fuelsIn(text, plain).map(({ value, beside }) => ({
    ...{ kind: 'fuel', of: 'Combustible', value, unit: '', alsoIn: [], conditions },
    ...{ about: [beside, text, ...titles.filter((name) => !FUEL.test(folded(name)))], said },
  }));
}
