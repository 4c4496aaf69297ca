import { folded, hasWord } from './words';

const PLANS = hasWord('titles of plans');
const PAPERS = hasWord('titles of papers');
const OTHER_TABLES = hasWord('titles of other tables');
const SEVERE = hasWord('severe use');

/** What the innermost title that tells says of what stands below it. */
export function kindBelow(titles: readonly string[], isTable = false): 'plan' | 'other' | null {
  for (const title of titles.toReversed()) {
    const name = folded(title);
    if (PAPERS.test(name) || (isTable && OTHER_TABLES.test(name))) return 'other';
    if (PLANS.test(name)) return 'plan';
  }
  return null;
}

const NAMED = hasWord('names of severe use');

/** Whether it is called so, and not only some case of it, as dust. */
export const namesSevere = (text: string): boolean => NAMED.test(folded(text));

const NEAREST = 2;
const DEFINITION = /^(?:¿)?(?:que (?:es|se)|cuando|definicion)(?!\p{L})/u;

export const isBelowSevere = (titles: readonly string[]): boolean =>
  titles.slice(-NEAREST).some((title) => SEVERE.test(folded(title)));

/** What severe use is tells no intervals: a table below it is that of all. */
export const isBelowDefinition = (titles: readonly string[]): boolean =>
  titles.slice(-1).some((title) => DEFINITION.test(folded(title)));

/** Whether what stands below titles holds in severe use only. */
export const isOfSevere = (titles: readonly string[]): boolean =>
  isBelowSevere(titles) && !isBelowDefinition(titles);

export const speaksOfSevere = (text: string): boolean => SEVERE.test(folded(text));
