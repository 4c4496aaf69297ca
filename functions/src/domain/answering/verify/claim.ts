import { isBoxTitle } from '../../text/warning-words';
import { areSame, type Word } from './same-words';
import {
  figuresIn,
  tokensOf,
  wordsIn,
  type FigureToken,
  type Token,
  type WordToken,
} from './claim-tokens';
import { rowOf } from '../../text/cells';
import { measuresNamedIn } from '../../quantity/measures';

/** A unit that a headline stands above; a row with the names of its columns ("" where nothing names one). */
export type BearingUnit =
  { kind: 'text'; text: string } | { kind: 'row'; cells: { name: string; text: string }[] };

export type Bearing = {
  units: readonly BearingUnit[];
  /** Headings and what else governs the units: the sentence above a list, the caption of a table. */
  above: readonly string[];
  question: string;
  /** What is shown with the units and is not one of them: the rest of their paragraph, the warning of their list. */
  beside?: readonly string[];
};

export type Cell = { names: Token[]; tokens: Token[] };

/** A headline and what may bear it out, read once for all rules. */
export type Claim = {
  headline: Token[];
  /** "Sí:", "No:" before it. */
  lead: 'yes' | 'no' | null;
  question: Token[];
  above: Token[];
  beside: Token[];
  /** Of all units, counted through; the names of columns are not among them. */
  units: Token[];
  rows: Cell[][];
  names: Token[];
  /** Figures of the units that each figure of the headline may be, by its number among the headline's words. */
  sources: ReadonlyMap<number, FigureToken[]>;
  /** Parts of the units of which the headline takes something. */
  used: ReadonlySet<number>;
  /** What stands in those parts, and in the sentences that these are of. */
  usedParts: Token[];
  usedSentences: Token[];
  isTranslation: boolean;
  raw: Bearing;
};

const LEAD = /^[\s«"“¡]*(?<answer>sí|no)(?:[\s»"”]*[,.:;—–]\s*|\s*$)/iu;
const SPANISH = /(?<!\p{L})(?:el|la|los|las|del?|que|con|para|una?|se|en|por)(?!\p{L})/giu;
const ENGLISH = /(?<!\p{L})(?:the|and|of|to|with|for|is|are|not|do|or|in|on|by|from)(?!\p{L})/giu;
const count = (text: string, words: RegExp): number => text.match(words)?.length ?? 0;

const isSpanish = (text: string): boolean => count(text, SPANISH) > count(text, ENGLISH);
const isEnglish = (text: string): boolean => count(text, ENGLISH) > count(text, SPANISH);

const textOf = (unit: BearingUnit): string =>
  unit.kind === 'text' ? unit.text : rowOf(unit.cells.map(({ text }) => text));

/** "PELIGRO: …": the label of a warning is no condition of it. */
function unlabelled(text: string): string {
  const end = /[:.!\n]/.exec(text)?.index ?? -1;
  return end > 0 && isBoxTitle(text.slice(0, end + 1)) ? text.slice(end + 1) : text;
}

const shifted = (
  tokens: readonly Token[],
  { at, sentence, part, figurePart, clause }: Token,
): Token[] =>
  tokens.map((token) => ({
    ...token,
    at: token.at + at + 1,
    sentence: token.sentence + sentence + 1,
    part: token.part + part + 1,
    figurePart: token.figurePart + figurePart + 1,
    clause: token.clause + clause + 1,
  }));

/** Tokens of several texts, counted through. */
function joined(texts: readonly (readonly Token[])[]): Token[][] {
  let last: Token | undefined;
  return texts.map((tokens) => {
    const placed = last ? shifted(tokens, last) : [...tokens];
    last = placed.at(-1) ?? last;
    return placed;
  });
}

export function claimOf(headline: string, bearing: Bearing): Claim {
  const { groups } = LEAD.exec(headline) ?? {};
  const answer = groups?.['answer']?.toLowerCase();
  const said = answer === undefined ? headline : headline.replace(LEAD, '');
  const pieces = joined(
    bearing.units.flatMap((unit) =>
      unit.kind === 'text'
        ? [tokensOf(unlabelled(unit.text))]
        : unit.cells.map(({ text }) => tokensOf(text)),
    ),
  );
  let next = 0;
  const rows: Cell[][] = [];
  for (const unit of bearing.units) {
    if (unit.kind === 'text') next += 1;
    else {
      rows.push(
        unit.cells.map(({ name }) => ({ names: tokensOf(name), tokens: pieces[next++] ?? [] })),
      );
    }
  }
  const all = [...bearing.units.map(textOf), ...bearing.above].join('\n');
  const read = {
    headline: tokensOf(said),
    units: pieces.flat(),
    rows,
    above: bearing.above.flatMap((text) => tokensOf(text)),
  };
  const sources = new Map(
    figuresIn(read.headline).map((figure) => [figure.at, figuresLike(figure, read)] as const),
  );
  const words = wordsIn(read.headline).flatMap(({ word }) => sameAs(read.units, word));
  const used = new Set([...words, ...[...sources.values()].flat()].map(({ part }) => part));
  const usedParts = read.units.filter(({ part }) => used.has(part));
  const sentences = new Set(usedParts.map(({ sentence }) => sentence));
  return {
    ...{ ...read, sources, used, usedParts },
    usedSentences: read.units.filter(({ sentence }) => sentences.has(sentence)),
    lead: answer === undefined ? null : answer === 'no' ? 'no' : 'yes',
    question: tokensOf(bearing.question),
    beside: joined((bearing.beside ?? []).map((text) => tokensOf(unlabelled(text)))).flat(),
    names: rows.flatMap((cells) => cells.flatMap(({ names }) => names)),
    isTranslation: isEnglish(all) && (isSpanish(headline) || !isEnglish(headline)),
    raw: bearing,
  };
}

export const has = (tokens: readonly Token[], word: Word): boolean =>
  wordsIn(tokens).some((one) => areSame(one.word, word));

export const sameAs = (tokens: readonly Token[], word: Word): WordToken[] =>
  wordsIn(tokens).filter((one) => areSame(one.word, word));

export const hasFigure = (tokens: readonly Token[], figure: FigureToken): boolean =>
  figuresIn(tokens).some(
    ({ value, measure }) =>
      value === figure.value && (measure === figure.measure || measure === null),
  );

/** Figures with this value and unit; the unit may stand above their column. */
function figuresLike(
  figure: FigureToken,
  { units, rows, above }: Pick<Claim, 'units' | 'rows' | 'above'>,
): FigureToken[] {
  return figuresIn(units).filter(({ at, value, measure }) => {
    if (value !== figure.value) return false;
    if (measure !== null || figure.measure === null) return measure === figure.measure;
    const cell = rows.flat().find(({ tokens }) => tokens.some((token) => token.at === at));
    if (!cell) return false;
    return measuresNamedIn([...cell.names, ...above].flatMap(spelling)).has(figure.measure);
  });
}

export const sourcesOf = ({ sources }: Claim, { at }: FigureToken): FigureToken[] =>
  sources.get(at) ?? [];

const spelling = (token: Token): string[] =>
  token.is === 'word' ? [token.word.folded] : token.is === 'empty' ? [token.text] : [];
