import { isUnit } from '@contract';
import { noUnitBut } from '../quantity/units';
import { plainWords } from '../spanish/plain-words';
import { anyFuel } from './engine';

const NUMBER = String.raw`(?<![\p{L}\d.,/])(\d[.,]\d|\d{2,4})(?![.,/]?\d)`;
const EACH = new RegExp(NUMBER, 'gu');
const WITH_LETTERS = new RegExp(String.raw`${NUMBER}\s?(\p{Lu}\p{L}{0,4})(?!\p{L})`, 'gu');
/** "Cierzo 500", "Plaza 56", "motor 1.5"; tables and chapters have numbers, too. */
const AFTER_NAME = new RegExp(
  String.raw`(?<!\p{L})(?!(?:Tabla|Figura|Fig|Página|Pág|Capítulo|Sección|Paso|Nota|Hasta|Desde|Unos|Unas|Más|Menos|Cada)(?!\p{L}))(\p{Lu}\p{L}{2,}|motor(?:es)?)\s${NUMBER}`,
  'gu',
);
/** "Mi 2.4", "la 720", "el de 140 CV": what may be a version's number. */
const ASKED = new RegExp(
  String.raw`(?<!\p{L})\p{L}{2,}\s(\d[.,]\d|\d{2,4})(?![.,/]?\d)${noUnitBut('power')}`,
  'gu',
);

/** "2,4" and "2.4" are one. */
const sized = (number: string): string => number.replace(',', '.');

/** The number of a version, with the name before it or the letters behind it. */
export type Numbered = { number: string; before: string; behind: string };

/** "2.8 TD", "720 F", "140H": numbers with letters behind them that are no unit. */
const lettered = (text: string): Numbered[] =>
  [...text.matchAll(WITH_LETTERS)].flatMap(([, number = '', behind = '']) =>
    isUnit(behind) ? [] : [{ number: sized(number), before: '', behind }],
  );

/** How numbers of versions are written in a line. */
export const numberedIn = (line: string): Numbered[] => [
  ...lettered(line),
  ...[...line.matchAll(AFTER_NAME)].map(([, before = '', number = '']) => ({
    number: sized(number),
    before: plainWords(before),
    behind: '',
  })),
];

/** All that may be numbers of versions in a text, and those that a question may be about. */
export const numbersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(EACH)].map(([, number = '']) => sized(number)));
export const numbersAsked = (plain: string): string[] =>
  [...plain.matchAll(ASKED)].map(([, number = '']) => sized(number));

/** "2.8 TD": the sizes of engines that have letters behind them. */
export const enginesIn = (text: string): string[] =>
  lettered(text).flatMap(({ number, behind }) =>
    number.includes('.') && /^\p{Lu}{1,4}$/u.test(behind) ? [number] : [],
  );

const OF_VERSION = new RegExp(
  String.raw`^(?:El|La)\s(?:motor|versi[oó]n|modelo)\s(?:de\s)?(?:${anyFuel('diesel', 'petrol', 'hybrid', 'electric')}|\p{Lu}|\d)`,
  'u',
);

/** "El 1.5 DX", "El motor de gasolina", "La versión Sport": whose the figures are that follow. */
export const namesVersion = (sentence: string): boolean =>
  OF_VERSION.test(sentence) || enginesIn(sentence).length > 0;
