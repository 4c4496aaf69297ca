import { unitsOf, type Kind as Measure } from '../../quantity/units';
import { alternativesOf } from '../../spanish/alternatives';
import type { Kind } from './kind';

/** Figures that manuals write out; those in English, like their units, are of manuals in English. */
const WRITTEN = alternativesOf('kinds.txt')('numbers');

/**
 * What stands before the last digit of a figure. Bounded, and with one way to read it: what looks back over a run of digits
 * from each of them, in every way, takes the third power of the passage (a manual of zeros made all owners wait).
 */
const REST_OF_FIGURE = '(?:\\d{0,9}[.,])?\\d{0,9}';

/** "+0,3 bar", "aumente la presión en 0,5 bar": by how much, which is no answer to how much. */
const NO_DIFFERENCE =
  '(?<!(?:[+±]|\\bby|\\bpasos de|\\bsteps of|\\b(?:aument|increment|reduzc|reduc|disminuy|sub|baj)\\p{L}{1,6}[^.;\\n]{0,30}\\ben)\\s?' +
  `${REST_OF_FIGURE})`;
/** "Añada 0,2 bar", "suba la presión trasera 0,2 bar": the same of a pressure; of a volume it is what is asked for. */
export const NOT_ADDED =
  `(?<!(?:añad|sum|rest|agreg|add|less|more)\\p{L}{0,5}\\s${REST_OF_FIGURE})` +
  '(?<!(?<!\\p{L})(?:sub|aument|increment|baj|reduc|reduz)\\p{L}{1,6}\\s(?:la|su)\\spresión[^.;\\n]{0,60}(?<!(?<!\\p{L})(?:a|hasta|de))[\\s(]' +
  `${REST_OF_FIGURE})`;
/** "0,5 l/1000 km", "1 litro cada 1.500 km", "5,4 l/100 km": what is used up on the way. */
const PER_DISTANCE = `/\\s?1[.\\s]?00|\\.?\\s(?:(?:por\\s)?cada|every|per)\\s[\\d.,\\s]{1,20}(?:${unitsOf('distance')})`;

/** "5W-30": a grade of oil, and no 5 watts. */
const GRADE = '-\\d';

/**
 * A figure with its unit, written out or not, or below the name of a column that is or ends in it ("N·m: 105", "Delante
 * (bar): 2,5"). `more`: what else counts it.
 */
export function figure(
  asks: RegExp,
  kinds: readonly Measure[],
  { more = [], before = '' }: { more?: readonly string[]; before?: string } = {},
): Kind {
  const units = [unitsOf(...kinds), ...more].join('|');
  const written = `|(?<!\\p{L})(?:${WRITTEN})\\s(?:${units})(?!\\p{L})`;
  return {
    asks,
    isQuantity: true,
    answers: new RegExp(
      `${before}${NO_DIFFERENCE}[\\d½¼¾]\\s?(?:mil\\s)?(?:${units})(?![\\p{L}\\d]|${GRADE}|${PER_DISTANCE})${written}|(?<![\\p{L}\\d/])(?:${units})\\)?: \\d`,
      'iu',
    ),
    unitAbove: new RegExp(
      `(?:[([]|(?<!\\bm?g)/|(?:^|\\s)en\\s|[,:]\\s)(?:${units})(?!/\\s?(?:100|km))(?=[)\\],;/\\s]|$)`,
      'iu',
    ),
  };
}
