import { noUnitBut } from '../../quantity/units';
import { RIM } from './tyres';

/** "Mi 2.4", "la 720", "el plaza 56": what may be a version's number, and is no quantity. */
const ASKED = new RegExp(
  `(?<!\\p{L})\\p{L}{2,}\\s(\\d[.,]\\d|\\d{2,4})(?![.,/]?\\d)${noUnitBut()}`,
  'gu',
);

/** "2,4" and "2.4" are one. */
export const sized = (number: string): string => number.replace(',', '.');

/** Numbers of a question that may be of versions. */
export const versionsIn = (plain: string): string[] =>
  [...plain.replace(RIM, ' ').matchAll(ASKED)].map(([, number = '']) => sized(number));
