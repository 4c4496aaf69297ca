import { numberedIn, numbersIn, type Numbered } from '../../versions/numbered';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';

const shapeOf = (number: string): string => number.replace(/\d/g, '0');

/** Versions written as the one that was asked for: "2.8 TD" and "2.4 TD", and in one line "640 C" and "720 F". */
function siblingsOf(asked: string, found: readonly string[]): string[] {
  const lines = found.flatMap((content) => content.split('\n').map(numberedIn));
  const own = lines.flat().filter(({ number }) => number === asked);
  const isAlike = (one: Numbered, isBeside: boolean): boolean =>
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

/** "Alcance: 15 m (Ruta) y 20 m (Trabajo y Cima)": what in brackets says of which it holds, by a name of one word. */
const OF_NAMED = /\((?:\p{Lu}\p{Ll}{2,}(?:, | y | e | o )?){1,4}\)/gu;
const NAME = /\p{Lu}\p{Ll}{2,}/gu;

const namedIn = (found: readonly string[]): string[] =>
  found.flatMap((content) =>
    [...content.matchAll(OF_NAMED)].flatMap(([names]) => names.match(NAME) ?? []),
  );

/** Whether words hold for others of these than the ones that were asked for. */
function isForOtherName(plain: string, found: readonly string[]): (words: string) => boolean {
  const names = new Set(namedIn(found).map(plainWords));
  const asked = (plain.match(/\p{L}{3,}/gu) ?? []).filter((word) => names.has(word));
  if (asked.length === 0) return () => false;
  return (words) => {
    const said = namedIn([words]).map(plainWords);
    const held = new Set(plainWords(words).match(/\p{L}{3,}/gu) ?? []);
    return said.length > 0 && !asked.some((name) => held.has(name));
  };
}

/**
 * Whether words name other versions than the one that was asked for: "el 2.8 TD" is no answer for the 2.4, however well the
 * rest fits. Which numbers are versions, the passages found tell: those that are written like it.
 */
export function isForOtherVersion(
  { versions: asked, plain }: Pick<ReadQuestion, 'versions' | 'plain'>,
  found: readonly string[],
): (words: string) => boolean {
  const isOtherName = isForOtherName(plain, found);
  const siblings = new Set(asked.flatMap((number) => siblingsOf(number, found)));
  return (words) => {
    if (isOtherName(words)) return true;
    if (siblings.size === 0) return false;
    const named = numbersIn(words);
    return (
      !asked.some((number) => named.has(number)) && [...siblings].some((one) => named.has(one))
    );
  };
}
