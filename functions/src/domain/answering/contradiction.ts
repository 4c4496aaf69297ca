import { alternativesOf } from '../spanish/alternatives';
import { plainWords } from '../spanish/plain-words';
import { stemOf } from '../spanish/stems';
import { stopwords } from '../spanish/stopwords';
import type { ReadQuestion } from './question';
import type { Scored } from './score';

const anyOf = alternativesOf('rivals.txt');
const NEUTRAL = new RegExp(`^(?:${anyOf('tells nothing apart')})$`, 'u');
const CASE = new RegExp(anyOf('a case'), 'u');

const FIGURE = String.raw`\d{1,3}(?:[.\s]\d{3}){1,2}|\d{1,6}(?:[.,]\d{1,3})?`;
const UNIT = String.raw`bar|psi|kpa|n[·.]?m|litros?|l|ml|kg|km\/h|km|mm|cm|kw|cv|ah|v|w|a|meses|anos?`;
/** "2,2 bar", "40 Nm", "15.000 km": a figure with its unit, in plain words. */
const MEASURED = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(${FIGURE})\s?(${UNIT})(?![\p{L}\d/])`,
  'gu',
);
/** "Presión (bar): 2,4": the same below the name of a column. */
const BELOW_UNIT = new RegExp(String.raw`[([](${UNIT})[)\]]:?\s(${FIGURE})(?![\p{L}\d.,/])`, 'gu');

const numberOf = (figure: string): number => {
  const plain = figure.replace(/\s/g, '');
  const isThousand = /^\d{1,3}(?:\.\d{3})+$/.test(plain);
  return Number(isThousand ? plain.replaceAll('.', '') : plain.replace(',', '.'));
};

const unitOf = (unit: string): string =>
  ({ litros: 'l', litro: 'l', 'n·m': 'nm', 'n.m': 'nm', anos: 'ano' })[unit] ?? unit;

/** The figures of a text by their units. */
function figuresOf(plain: string): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  const add = (figure: string, name: string): void => {
    const unit = unitOf(name);
    found.set(unit, (found.get(unit) ?? new Set()).add(numberOf(figure)));
  };
  for (const [, figure = '', name = ''] of plain.matchAll(MEASURED)) add(figure, name);
  for (const [, name = '', figure = ''] of plain.matchAll(BELOW_UNIT)) add(figure, name);
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

const withoutFigures = (plain: string): string =>
  plain.replace(MEASURED, ' ').replace(BELOW_UNIT, ' ');

const wordsIn = (plain: string): string[] =>
  (withoutFigures(plain).match(/\p{L}{2,}/gu) ?? []).filter((word) => !stopwords.has(word));

const stemsIn = (...texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(wordsIn).map(stemOf));

/** What says for what a candidate holds: its own words, and the titles above it. */
const isCase = ({ statement, above }: Scored): boolean =>
  CASE.test(withoutFigures(plainWords([statement.text, statement.context, ...above].join(' '))));

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
  if (!asksFigure || best.features.kind < 1 || best.statement.kind === 'list') return undefined;
  const own = plainWords(best.statement.text);
  const known = stemsIn(plain, own);
  const isSameThing = (text: string): boolean =>
    wordsIn(text).every((word) => known.has(stemOf(word)) || NEUTRAL.test(word));
  if (isCase(best)) return undefined;
  return others.find((other) => {
    if (other.excerpt === best.excerpt || other.statement.kind === 'list') return false;
    // What a row is of is also said above it.
    const matched = other.statement.kind === 'row' ? other.wholeMatched : other.matched;
    if (other.features.kind < 1 || ![...best.matched].every((at) => matched.has(at))) return false;
    const text = plainWords(other.statement.text);
    return differ(own, text) && isSameThing(text) && !isCase(other);
  });
}
