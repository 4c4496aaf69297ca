import type { Candidate, Value } from './candidate';
import type { Measured } from '../quantity/quantities-in';
import type { Statement } from './sources';
import { trimmedOf } from './words';

/** A figure of a sentence with the part of the sentence that speaks of it. */
type Bound = {
  figure: Measured;
  /** Its part, from the sentence. */ part: string;
  /** That with what is said of other figures beside it. */
  clause: string;
  start: number;
  /** What limits it, as printed. */ condition: string;
};

/** A value of a sentence, or of the part of it that speaks of its figure. */
export const ofPart = (
  { titles, said }: Statement,
  { condition, part }: Pick<Bound, 'condition' | 'part'>,
  value: Value,
): Candidate => ({
  ...{ alsoIn: [], conditions: [condition] },
  ...{ about: [condition, part, ...titles], said },
  ...value,
});

const CLAUSE = /[^;\s][^;]*/gu;
/** What leads over from a figure's words to the next figure. */
const LEADS_OVER = ['y', 'o', 'e', 'and', 'dos', 'de', 'es', 'son'];
/** How words begin that limit the figure before them. */
const LIMITS = /^\s*(?:\(|(?:en|con|para|sin|las?|los|de serie|for|with|in)\s)/u;
/** "50 kg, barras incluidas, en Urban": of all of them. */
const INCLUDED = /^\s*,\s[^,.;()]{2,30}\sinclu\p{L}+,/u;
const LIMIT = /^\s*(?:\([^()]*\)|(?:[^,.;:()]|[.,](?=\d))+(?:\([^()]*\))?)/u;
const LIMIT_BEFORE =
  /(?:^|[,:]\s?)((?:con(?! un)|sin|en|para|si|cuando|por debajo de|with|without|for)\s[^,:]{2,80}?)(?=[,:]|\s(?:es|son|puede|tiene|lleva|la|el|admite|caben)\s|$)/iu;
/** "(3 V)", "(108 a 127 N·m)": the same otherwise measured. */
const MEASURE = /^\s?\(\d[^()]*\p{L}/u;
const FILTER = /(?:con|sin)\s(?:el\s)?(?:cambio de\s)?filtro|with(?:out)? filter/iu;

/**
 * Each figure with its own words: "6,1 litros con cambio manual y 6,4 litros con cambio automático". Empty where several
 * stand in a clause and it cannot be told which words are whose.
 */
export function boundIn(text: string, figures: readonly Measured[]): Bound[] {
  return [...text.matchAll(CLAUSE)].flatMap(({ index: start, 0: clause }) => {
    const own = figures.filter((one) => one.start >= start && one.end <= start + clause.length);
    const [first] = own;
    if (!first) return [];
    if (own.length > 1) return several(clause, own, start);
    const condition = conditionOf(clause, first, start);
    return [{ figure: first, part: clause, clause, start, condition }];
  });
}

function several(clause: string, figures: readonly Measured[], start: number): Bound[] {
  const bound: Bound[] = [];
  let from = 0;
  for (const [at, figure] of figures.entries()) {
    const next = figures[at + 1];
    const after = clause.slice(figure.end - start, next ? next.start - start : undefined);
    const words = next ? withoutLeadOver(withoutType(after)) : (LIMIT.exec(after)?.[0] ?? '');
    if (!LIMITS.test(words.replace(INCLUDED, ''))) return [];
    const to = figure.end - start + words.length;
    const condition = words.replace(INCLUDED, '').trim();
    bound.push({ figure, part: clause.slice(from, to), clause, start: start + from, condition });
    from = to;
  }
  return bound;
}

function withoutLeadOver(text: string): string {
  const words = text.split(' ');
  while (words.length > 0 && isLeadOver(words.at(-1) ?? '')) words.pop();
  return trimmedOf(` ${words.join(' ')}`, ',').replace(/^(?=\S)/u, ' ');
}

const isLeadOver = (word: string): boolean =>
  word === '' || word === ',' || LEADS_OVER.includes(word);

/** "… en el 2.0 D y EFB de 70 Ah": the type of a battery stands before its figure. */
const withoutType = (text: string): string =>
  text.replace(/\s(?:y\s)?(?:AGM|EFB|GEL)\s(?:de\s)?$/u, ' ');

/** "En el techo de": cut off. */
const UNFINISHED = /\s(?:de|del|en|con|a|para|el|la|los|las)$/u;

function conditionOf(clause: string, figure: Measured, start: number): string {
  const before = clause.slice(0, figure.start - start);
  const after = clause.slice(figure.end - start);
  const filter = FILTER.exec(clause)?.[0];
  const limit =
    LIMITS.test(after) && !MEASURE.test(after) ? LIMIT.exec(after)?.[0].trim() : undefined;
  const ahead = LIMIT_BEFORE.exec(before)?.[1]?.trim();
  const parts = [filter, ahead, limit].filter(
    (one) => one !== undefined && one !== '' && !UNFINISHED.test(one),
  );
  return [...new Set(parts)].join(' · ');
}
