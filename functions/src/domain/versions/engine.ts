import { numberOf, quantitiesIn } from '../quantity/quantities-in';
import { noUnitBut, unitName, type Kind } from '../quantity/units';
import { headedLists } from '../spanish/word-lists';
import { withAccents } from '../spanish/folded';
import { plainWords } from '../spanish/plain-words';

/** What a text says of an engine: its size ("1.6"), its power ("105cv") and what it burns. */
export type Engine = {
  sizes: ReadonlySet<string>;
  powers: ReadonlySet<string>;
  fuels: ReadonlySet<string>;
};

const fuelsByWord = (file: string): ReadonlyMap<string, string> =>
  new Map(headedLists(file).flatMap(([fuel, words]) => words.map((word) => [word, fuel] as const)));
/** Letters that makers give their engines, and words for the same, which are also those of fuels, pumps and windows. */
const fuelOfLetters = fuelsByWord('engine-letters.txt');
const fuelOfWord = fuelsByWord('fuel-words.txt');
const FUEL_WORDS = new Map(headedLists('fuel-words.txt'));
type Fuel = 'diesel' | 'petrol' | 'gas' | 'hybrid' | 'electric';

/** The words for some of what engines burn, as an expression for printed text and for folded one. */
export const anyFuel = (...fuels: readonly Fuel[]): string =>
  fuels
    .flatMap((fuel) => FUEL_WORDS.get(fuel) ?? [])
    .map(withAccents)
    .join('|');

/** "1.6", "1,6 l"; not "2,2 bar", a date or a part of a longer number. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(\d[.,]\d)(?![.,/-]?\d)${noUnitBut('volume', 'power', 'time', 'force')}`,
  'gu',
);
const WORD = /\p{L}+/gu;
/** "Motor de gasolina", "el diésel", "1.6 híbrido", a cell that begins so; not "la bomba de gasolina", "elevalunas eléctrico". */
const OF_ENGINE =
  /(?:^|· |(?<!\p{L})(?:motor(?:es)?|version(?:es)?|vehiculos?|coches?|autos?|modelos?|el|los|mi) (?:de |a )?|\d[.,]\d (?:l )?\(?)$/u;
/** No fuel's name needs more of what stands before it. */
const LOOKED_BACK = 24;

const fuelsIn = (plain: string): { fuel: string; index: number }[] =>
  [...plain.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const before = plain.slice(Math.max(0, index - LOOKED_BACK), index);
    const fuel =
      fuelOfLetters.get(word) ?? (OF_ENGINE.test(before) ? fuelOfWord.get(word) : undefined);
    return fuel === undefined ? [] : [{ fuel, index }];
  });

/** "1598 cm³", "105 CV", "77 kW"; litres are said of oil, too. */
const measuresIn = (plain: string) =>
  quantitiesIn(plain, { plain, kinds: ['volume', 'power'] })
    .map((one) => ({ ...one, name: unitName(one.unit) }))
    .filter(({ kind, name }) => kind === 'power' || name === 'cm3');

export function engineIn(text: string): Engine {
  const plain = plainWords(text);
  const measured = measuresIn(plain);
  const valuesOf = (one: Kind) => measured.filter(({ kind }) => kind === one);
  const litres = valuesOf('volume').map(({ value }) => (numberOf(value) / 1000).toFixed(1));
  const written = [...plain.matchAll(SIZE)].map(([, size = '']) => size.replace(',', '.'));
  return {
    sizes: new Set([...written, ...litres]),
    powers: new Set(valuesOf('power').map(({ value, name }) => `${numberOf(value)}${name}`)),
    fuels: new Set(fuelsIn(plain).map(({ fuel }) => fuel)),
  };
}

/** What stands before the first word of an engine: "Aceite del motor 1.6 TDI" says of what, and then of which. */
function beforeEngine(text: string): string {
  const plain = plainWords(text);
  const sizes = [...plain.matchAll(SIZE)].map(({ index }) => index);
  const measured = measuresIn(plain).map(({ start }) => start);
  const fuels = fuelsIn(plain).map(({ index }) => index);
  return plain.slice(0, Math.min(plain.length, ...sizes, ...measured, ...fuels));
}

const FILLERS =
  /(?<!\p{L})(?:motor(?:es)?|version(?:es)?|de|del|con|para|el|las?|los|y)(?!\p{L})/gu;

/** The words of that which say something: none of "Motor 1.5 diésel". */
export const ofWhat = (text: string): string =>
  beforeEngine(text)
    .replace(FILLERS, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const NAMES_VERSIONS =
  /^(?:motor(?:es)?|motorizacion|version(?:es)?|cilindrada|combustible)(?: ?\(.*)?$/u;

/** Whether a column with this name tells the version of each row, be it not the first. */
export const namesVersions = (column: string): boolean => NAMES_VERSIONS.test(plainWords(column));

export const namesEngine = ({ sizes, powers, fuels }: Engine): boolean =>
  sizes.size + powers.size + fuels.size > 0;

const holdsOne = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  [...a].some((value) => b.has(value));

export type Comparison = 'same' | 'other' | 'unsaid';
type Told = ReadonlySet<string> | undefined;

/** Whether two texts mean one engine, or two; `unsaid` where they tell nothing of the same kind. */
export const compareEngines = (a: Engine, b: Engine): Comparison =>
  compareTold([
    [a.sizes, b.sizes],
    [a.powers, b.powers],
    [a.fuels, b.fuels],
  ]);

/** The same of what two texts tell of each kind. */
export function compareTold(pairs: readonly (readonly [Told, Told])[]): Comparison {
  const told = pairs.flatMap(([one, two]) => (one?.size && two?.size ? [holdsOne(one, two)] : []));
  if (told.length === 0) return 'unsaid';
  return told.every(Boolean) ? 'same' : 'other';
}
