import { sized } from '../asked/version';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../question';

const NUMBER = '(?<![\\p{L}\\d.,/])(\\d[.,]\\d|\\d{2,4})(?![.,/]?\\d)';
/** "2.8 TD", "720 F", "140H": letters that are none of a unit stand behind the number. */
const WITH_LETTERS = new RegExp(
  `${NUMBER}\\s?(?!(?:A|V|W|N|Ah|CV|PS|HP|MPa|Nm|N·m|K)(?!\\p{L}))(\\p{Lu}\\p{L}{0,4})(?!\\p{L})`,
  'gu',
);
/** "Cierzo 500", "Plaza 56", "motor 1.5"; tables and chapters have numbers, too. */
const AFTER_NAME = new RegExp(
  `(?<!\\p{L})(?!(?:Tabla|Figura|Fig|Página|Pág|Capítulo|Sección|Paso|Nota|Hasta|Desde|Unos|Unas|Más|Menos|Cada)(?!\\p{L}))(\\p{Lu}\\p{L}{2,}|motor(?:es)?)\\s${NUMBER}`,
  'gu',
);

const shapeOf = (number: string): string => sized(number).replace(/\d/g, '0');

type Named = { number: string; before: string; behind: string };

/** How numbers of versions are written in a line, each with the name before it or the letters behind it. */
const namedIn = (line: string): Named[] => [
  ...[...line.matchAll(WITH_LETTERS)].map(([, number = '', behind = '']) => ({
    number: sized(number),
    before: '',
    behind,
  })),
  ...[...line.matchAll(AFTER_NAME)].map(([, before = '', number = '']) => ({
    number: sized(number),
    before: plainWords(before),
    behind: '',
  })),
];

/** Versions written as the one that was asked for: "2.8 TD" and "2.4 TD", and in one line "640 C" and "720 F". */
function siblingsOf(asked: string, found: readonly string[]): string[] {
  const lines = found.flatMap((content) => content.split('\n').map(namedIn));
  const own = lines.flat().filter(({ number }) => number === asked);
  const isAlike = (one: Named, isBeside: boolean): boolean =>
    shapeOf(one.number) === shapeOf(asked) &&
    own.some(
      ({ before, behind }) =>
        before === one.before && (behind === one.behind || (isBeside && behind !== '')),
    );
  return lines.flatMap((line) => {
    const isBeside = line.some(({ number }) => number === asked);
    return line
      .filter((one) => one.number !== asked && isAlike(one, isBeside))
      .map(({ number }) => number);
  });
}

/**
 * Whether words name other versions than the one that was asked for: "el 2.8 TD" is no answer for the 2.4, however well the
 * rest fits. Which numbers are versions, the passages found tell: those that are written like it.
 */
export function isForOtherVersion(
  { versions: asked }: ReadQuestion,
  found: readonly string[],
): (words: string) => boolean {
  const siblings = new Set(asked.flatMap((number) => siblingsOf(number, found)));
  return (words) => {
    if (siblings.size === 0) return false;
    const named = new Set(
      [...words.matchAll(new RegExp(NUMBER, 'gu'))].map(([, n = '']) => sized(n)),
    );
    return (
      !asked.some((number) => named.has(number)) && [...siblings].some((one) => named.has(one))
    );
  };
}
