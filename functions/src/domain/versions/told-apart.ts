import { isSpareTyre, tyreSizesIn } from '@contract';
import { folded } from '../spanish/folded';
import { contradicts, wordsIn } from './chosen-version';
import { compareEngines, engineIn, namesEngine, namesVersions, ofWhat } from './engine';
import { isEquipment } from './version-words';

/** Something that tables tell apart: engines, or tyres. */
export type Told = {
  /** Names the column that says it of each row, where that is not the first. */
  isHeading: (name: string) => boolean;
  /** Which each of some cells names; none is all of them. */
  of: (cells: readonly string[]) => string[][];
  /** Whether names are of several that have to be told apart. `isNamed`: a heading says what they are. */
  areSeveral: (names: readonly string[], isNamed: boolean) => boolean;
};

/** "1.0 T 95, 1.2 T 130". */
const SEVERAL = /\s(?:y|o|e)\s|\s?[,;/]\s/u;
const MAX_NAME_LENGTH = 40;
/** More of them are no versions, or too many to choose from. */
const MAX_NAMES = 8;

/** Nothing but what an engine is called: "1.5 DX diésel", "Motor 1.2", "Con Start-Stop"; not "Aceite del motor 1.2". */
const isEngine = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH &&
  (isEquipment(text) || (namesEngine(engineIn(text)) && ofWhat(text) === ''));

const partsOf = (cell: string): string[] => {
  const parts = cell.split(SEVERAL).map((part) => part.trim());
  return parts.every(isEngine) ? parts : isEngine(cell) ? [cell.trim()] : [];
};

/** What all of them begin with says of none which it is: "Aceite del motor 1.2", "Aceite del motor 1.5". */
export function withoutCommonBeginning(texts: readonly string[]): string[] {
  const words = texts.map((text) => text.split(' '));
  const [first = []] = words;
  const differs = (at: number) =>
    words.some((own) => own[at] !== first[at] || own.length <= at + 1);
  const common = first.findIndex((_, at) => differs(at));
  return words.map((own) => own.slice(Math.max(0, common)).join(' '));
}

/** Bare figures name versions only where something says so: "1.6" may be a depth, too. */
const isMoreThanFigures = (names: readonly string[]): boolean =>
  names.some((name) => wordsIn(folded(name)).some((word) => /\p{L}/u.test(word)));

const areOthers = (one: string, other: string): boolean =>
  compareEngines(engineIn(one), engineIn(other)) === 'other' || areEquipmentAndNone(one, other);

const areEquipmentAndNone = (one: string, other: string): boolean =>
  isEquipment(one) && isEquipment(other) && contradicts(one, other);

export const ENGINES: Told = {
  isHeading: namesVersions,
  of: (cells) => withoutCommonBeginning(cells).map(partsOf),
  areSeveral: (names, isNamed) =>
    names.length <= MAX_NAMES &&
    names.some((one) => names.some((other) => areOthers(one, other))) &&
    (isNamed || isMoreThanFigures(names)),
};

/** Rows below one that names a size are of that size until another names one. */
function sizesOfRows(cells: readonly string[]): string[][] {
  let last: string[] = [];
  return cells.map((cell) => {
    if (isSpareTyre(cell)) return [];
    const sizes = tyreSizesIn(cell).map(({ name }) => name);
    if (sizes.length > 0 || cell.trim() !== '') last = sizes;
    return last;
  });
}

const NAMES_TYRES = /^(?:neumatic|cubiert|llant|goma|medida|tamano|dimension|tyre|tire)/u;

export const TYRES: Told = {
  isHeading: (name) => NAMES_TYRES.test(folded(name).trim()),
  of: sizesOfRows,
  areSeveral: (names) => names.length > 1 && names.length <= MAX_NAMES,
};
