import { quantitiesBelow, quantitiesIn, numbersOf } from '../quantity/quantities-in';
import { unitName } from '../quantity/units';
import { alternativesOf } from '../spanish/alternatives';
import { plainWords } from '../spanish/plain-words';
import { stemOf } from '../spanish/stems';
import { stopwords } from '../spanish/stopwords';
import type { ReadQuestion } from './asked/read-question';
import type { Scored } from './score';

const anyOf = alternativesOf('rivals.txt');
const NEUTRAL = new RegExp(`^(?:${anyOf('tells nothing apart')})$`, 'u');
const CASE = new RegExp(anyOf('a case'), 'u');

/** The figures of a text by their units. */
function figuresOf(text: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { value, unit } of [...quantitiesIn(text), ...quantitiesBelow(text)]) {
    const name = unitName(unit);
    found.set(name, new Set([...(found.get(name) ?? []), ...numbersOf(value)]));
  }
  return found;
}

/** Whether each says one figure of a unit, and not the same: of more nobody can tell which is meant. */
function differ(one: string, other: string): boolean {
  const [own, its] = [figuresOf(one), figuresOf(other)];
  const [unit, figures] = [...own][0] ?? [];
  const others = unit === undefined ? undefined : its.get(unit);
  if (!figures || !others || own.size > 1 || its.size > 1) return false;
  const [figure = 0] = figures;
  return figures.size === 1 && others.size === 1 && !others.has(figure);
}

const withoutFigures = (text: string): string =>
  plainWords(
    [...quantitiesIn(text), ...quantitiesBelow(text)]
      .sort((one, other) => other.start - one.start)
      .reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text),
  );

const wordsIn = (text: string): string[] =>
  (withoutFigures(text).match(/\p{L}{2,}/gu) ?? []).filter((word) => !stopwords.has(word));

const stemsIn = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(wordsIn).map(stemOf));

/** What says for what a candidate holds: its own words, and the titles above it. */
const isCase = ({ quotable, above }: Scored): boolean =>
  CASE.test(withoutFigures([quotable.text, quotable.context, ...above].join(' ')));

/**
 * What says of the same thing another figure than the best one, on another page: holds all of the question that this one
 * does, and nothing that could make it another case ("con carga", "rueda de repuesto", a version). Which of the two is right
 * no reader can tell, so both are shown.
 */
export function contradictionOf(
  best: Scored,
  others: readonly Scored[],
  { plain, asksFigure }: Pick<ReadQuestion, 'plain' | 'asksFigure'>,
): Scored | undefined {
  if (!asksFigure || best.features.kind < 1 || best.quotable.kind === 'list') return undefined;
  const own = best.quotable.text;
  const known = stemsIn(plain, own);
  const isSameThing = (text: string): boolean =>
    wordsIn(text).every((word) => known.has(stemOf(word)) || NEUTRAL.test(word));
  if (isCase(best)) return undefined;
  return others.find((other) => {
    if (other.excerpt === best.excerpt || other.quotable.kind === 'list') return false;
    // What a row is of is also said above it.
    const matched = other.quotable.kind === 'row' ? other.wholeMatched : other.matched;
    if (other.features.kind < 1 || ![...best.matched].every((at) => matched.has(at))) return false;
    const { text } = other.quotable;
    return differ(own, text) && isSameThing(text) && !isCase(other);
  });
}
