import { NEGATES_OR_RESTRICTS } from '../../document/meaning-words';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';
import { namesExclusiveTerm, SIDES } from './exclusive-terms';
import type { Quotable } from '../quotables/quotable';

/** Not "sin": a title "Quedarse sin combustible (diésel)" forbids nothing. */
const FORBIDS_IN_TITLE =
  /(?<!\p{L})(?:no|nunca|s[oó]lo|salvo|excepto|not|never|only|except)(?!\p{L})/iu;

/**
 * Whether what may be quoted is of the other side than the question. What denies or narrows may: "Solo se montan cadenas en las ruedas delanteras"; but not
 * because a step below a title does, as "No toque el vidrio" below "Cambiar una bombilla trasera".
 */
export function namesOpposite(question: ReadQuestion, text: string, title = ''): boolean {
  const isOfOther = namesExclusiveTerm(SIDES, question);
  if (!isOfOther(`${title}\n${text}`)) return false;
  return isOfOther(text) ? !NEGATES_OR_RESTRICTS.test(text) : !FORBIDS_IN_TITLE.test(title);
}

const wordsOf = (text: string): string[] => plainWords(text).match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** Whether the question names a group of a row's table ("a plena carga") that is not the row's own. */
export function isOfOtherGroup(
  { plain }: ReadQuestion,
  { group, groups }: Pick<Quotable, 'group' | 'groups'>,
): boolean {
  const asked = new Set(wordsOf(plain));
  const isAsked = (title: string): boolean => {
    const words = wordsOf(title);
    return words.length > 0 && words.every((word) => asked.has(word));
  };
  const named = (groups ?? []).filter(isAsked);
  return named.length > 0 && !named.includes(group ?? '');
}
