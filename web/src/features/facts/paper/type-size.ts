import { SIDE_POINTS } from './paper-styles';

/** Type of the sheet where there is room for it. */
export const MAX_POINTS = 10.5;
export const LINE_HEIGHT = 1.25;

/** Of a letter's height its width, on an average. */
const LETTER = 0.49;
/** Of a side, what is left free: other printers' type runs wider. */
const SPARE = 0.03;
/** Of a line, what stays empty where it is broken between words. */
const BROKEN = 0.04;

/** How many characters have room on a line of a side. */
export const charactersAt = (points: number): number => SIDE_POINTS.width / (points * LETTER);

/** How many lines have room on a side. */
export const roomAt = (points: number): number =>
  (SIDE_POINTS.height * (1 - SPARE)) / (points * LINE_HEIGHT);

/** How many lines a text takes where so many characters stand on one. */
export const linesIn = (length: number, characters: number): number =>
  length <= characters ? 1 : Math.ceil(length / (characters * (1 - BROKEN)));

/** The largest type in which all has room on one side. */
export function pointsFor(linesOf: (characters: number) => number, smallest: number): number {
  for (let tenths = MAX_POINTS * 10; tenths > smallest * 10; tenths -= 1) {
    const points = tenths / 10;
    if (linesOf(charactersAt(points)) <= roomAt(points)) return points;
  }
  return smallest;
}
