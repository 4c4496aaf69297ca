import { TURNS } from '../../document/meaning-words';
import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';
import type { Statement } from '../statements/statement';

/** "−20 °C", "20 grados bajo cero"; "temperaturas bajo cero" has no figure. */
const TEMPERATURE =
  /(?<sign>[-−–]|\bmenos )? ?\b\d{1,3} ?(?:°|º|grados)(?: ?c(?:elsius)?\b)?(?<below> bajo cero)?/gu;

/** Whether temperatures are named, and on which side of zero. */
function sidesOfZero(text: string): Set<string> {
  const found = [...text.matchAll(TEMPERATURE)];
  return new Set(
    found.map(({ groups }) => (groups?.['sign'] || groups?.['below'] ? 'below' : 'above')),
  );
}

/** Whether a text names temperatures, and none on the side of zero that was asked for. */
export function isOfOtherSideOfZero({ plain }: ReadQuestion): (text: string) => boolean {
  const asked = sidesOfZero(plain);
  return (text) => {
    const said = asked.size === 0 ? asked : sidesOfZero(plainWords(text));
    return said.size > 0 && ![...said].some((side) => asked.has(side));
  };
}

/**
 * Whether a text speaks of the other one of two than the question, and not of both: the bulb in front is none for behind,
 * however alike the rest of their rows.
 */
export function speaksOfOther({ sides }: ReadQuestion): (text: string) => boolean {
  return (text) => {
    const said = sides.length === 0 ? '' : plainWords(text);
    return sides.some(({ own, other }) => other.test(said) && !own.test(said));
  };
}

/**
 * The same for what may be quoted. What denies or narrows may: "Solo se montan cadenas en las ruedas delanteras"; but not
 * because a step below a title does, as "No toque el vidrio" below "Cambiar una bombilla trasera".
 */
export function namesOpposite(question: ReadQuestion, text: string, title = ''): boolean {
  const isOfOther = speaksOfOther(question);
  return isOfOther(`${title}\n${text}`) && !TURNS.test(isOfOther(text) ? text : title);
}

const wordsOf = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Whether the question names a group of a row's table ("a plena carga") that is not the row's own. */
export function isOfOtherGroup(
  { plain }: ReadQuestion,
  { group, groups }: Pick<Statement, 'group' | 'groups'>,
): boolean {
  const asked = new Set(wordsOf(plain));
  const isAsked = (title: string): boolean => {
    const words = wordsOf(title);
    return words.length > 0 && words.every((word) => asked.has(word));
  };
  const named = (groups ?? []).filter(isAsked);
  return named.length > 0 && !named.includes(group ?? '');
}
