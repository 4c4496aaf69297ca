import { isUnit, UNIT_FORMS } from '@contract';
import { headedLists } from '../spanish/word-lists';
import { fold } from '../spanish/words';
import { measureOf } from './measures';
import { anyOf } from './units';

/** Compared where they are asked for, but not read behind a figure: what is counted, and spellings that no manual prints. */
const ONLY_COMPARED = [
  ...['kmh', 'kph', 'l/100km', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  ...['mm2', 'm2'],
  ...['meter', 'meters', 'metre', 'metres', 'pie', 'pies', 'foot', 'mililitros', 'galon', 'gallon'],
  ...['kilogramo', 'kilogramos', 'gr', 'grams', 'amp', 'amps', 'porciento', 'percent', 'seg'],
  ...['vez', 'veces', 'time', 'times', 'vuelta', 'turn', 'octanos', 'octano', 'octanaje', 'ron'],
  ...['persona', 'personas', 'ocupante', 'ocupantes', 'people'],
];

/** Read behind a figure, and compared as they are printed. */
const ONLY_READ = [
  ...['lt', 'lts', 'quart', 'qts', 'pound', 'cca', 'volt', 'watt', 'yard', 'yards'],
  ...['revoluciones', 'revolutions', 'n', 'euro', 'euros'],
];

/** Of alternatives those that are words: "bar", "km/h", and of "kms?" both. */
const wordsIn = (alternatives: string): string[] =>
  alternatives.split('|').flatMap((form) => {
    const [, stem, plural] = /^([\p{L}/%]+?)(s\?)?$/u.exec(form) ?? [];
    if (stem === undefined) return [];
    return plural === undefined ? [stem] : [stem, `${stem}s`];
  });

const isRead = (word: string): boolean => isUnit(word) || isUnit(word.toUpperCase());

describe('the lists of units', () => {
  it('read behind a figure what is compared, but what is known', () => {
    const compared = headedLists('measures.txt').flatMap(([, forms]) => forms);
    expect(compared.filter((form) => !isRead(form))).toEqual(ONLY_COMPARED);
  });

  it('compare what is read behind a figure, but what is known', () => {
    const read = Object.values(UNIT_FORMS).flatMap(wordsIn);
    expect(read.length).toBeGreaterThan(90);
    expect(read.filter((word) => measureOf(fold(word)) === undefined)).toEqual(ONLY_READ);
  });

  it.each([
    ['distances and hours', []],
    ['glued to figures', []],
    ['with powers', []],
    ['what plans count', ['kilometraje', 'kilometrajes']],
    ['pressure in questions', []],
  ])('read the units of "%s"', (section, known) => {
    expect(wordsIn(anyOf(section)).filter((word) => !isRead(word))).toEqual(known);
  });
});
