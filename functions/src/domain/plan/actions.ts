import type { PlanAction } from '@contract';
import { folded, wordsOf } from './words';

const SAID: readonly (readonly [PlanAction, RegExp])[] = [
  ['replace', wordsOf('replaces')],
  ['inspect', wordsOf('inspects')],
  ['other', wordsOf('does')],
];

/** What folded text says is done, by its first word of that kind; null where it says nothing. */
export function actionIn(text: string): PlanAction | null {
  const found = SAID.flatMap(([action, words]) => {
    const at = text.search(words);
    return at < 0 ? [] : [{ action, at }];
  }).sort((one, other) => one.at - other.at);
  return found[0]?.action ?? null;
}

const LOOKED_AT = wordsOf('is looked at');
const WEARS = wordsOf('is worn out');

/** What is done with a thing whose row does not say: what wears out is renewed, what is measured is looked at. */
export function usualAction(item: string): PlanAction {
  const name = folded(item);
  const said = actionIn(name.replace(/cambi(?:o|os)(?!\p{L})/gu, ''));
  if (said) return said;
  if (LOOKED_AT.test(name) && !/^(?:aceite|filtro|liquido)/u.test(name)) return 'inspect';
  return WEARS.test(name) ? 'replace' : 'other';
}

/** What the mark of a legend means: "Inspeccionar y, si hace falta, cambiar" is an inspection. */
export const actionOfMeaning = (meaning: string): PlanAction | null => actionIn(folded(meaning));
