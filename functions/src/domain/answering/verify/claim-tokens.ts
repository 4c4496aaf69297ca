import { isMark, type Mark } from './marks';
import { measureOf, UNITS_OF_SIGNS } from '../../quantity/measures';
import { CELL_SEPARATOR } from '../../text/cells';
import { plainForm } from './plain-form';
import { isEmpty, wordOf, type Word } from './same-words';

/** A word of a text with what decides its part in what is claimed. */
export type Token = {
  /** Its number among those of its text. */
  at: number;
  /** Sentences, parts between commas and the like, and parts with one figure each, counted through the text. */
  sentence: number;
  part: number;
  figurePart: number;
  /** Parts between commas and each "and". */
  clause: number;
  /** Whether a negation stands before it in its part. */
  isNegated: boolean;
  /** The mark behind its part: "," or ":" where it goes on; empty at the end. */
  closedBy: string;
} & (
  | { is: 'word'; word: Word }
  | { is: 'mark'; mark: Mark }
  /** `measure`: null where none stands beside it, nor beside the next of "16 a 28 °C". */
  | { is: 'figure'; value: string; measure: string | null }
  /** Articles, prepositions and such: `text` still tells "con" from "de". */
  | { is: 'empty'; text: string }
);

type Raw = { text: string; kind: 'figure' | 'mark' | 'word' | 'stop' | 'part' };

/** A size of a tyre, a grade of oil, a name with figures in it, a unit; or letters. */
const WORD = [
  String.raw`(?<![\p{L}\d])\d{2,3}\/\d{2}(?: z?r ?\d{2})?`,
  String.raw`\d+w-?\d+`,
  String.raw`\dx\d(?!\d)`,
  String.raw`(?!-)(?=[\p{L}\d-]{0,30}\p{L})(?=[\p{L}\d-]{0,30}\d)[\p{L}\d]{1,30}(?:-[\p{L}\d]{1,30}){0,6}`,
  `${UNITS_OF_SIGNS}|\\p{L}+`,
].join('|');
const PIECES = new RegExp(
  [
    '(?<mark>@[a-zA-Z]+)',
    `(?<word>${WORD})`,
    String.raw`(?<figure>(?<![\p{L}\d])-?\d+(?:\.\d+)*(?:\/\d+)?|\d+(?:\.\d+)*)`,
    String.raw`(?<stop>[.!?…](?=\s|$)|\n)`,
    `(?<part>[,;:()¿?¡!|·[\\]${CELL_SEPARATOR}])`,
  ].join('|'),
  'gu',
);

function rawOf(text: string): Raw[] {
  return [...plainForm(text).matchAll(PIECES)].map(({ 0: piece, groups = {} }) => {
    const kind = (['mark', 'word', 'figure', 'stop'] as const).find(
      (name) => groups[name] !== undefined,
    );
    return { text: piece, kind: kind ?? 'part' };
  });
}

/** "1,50" is 1.5 and "08" is 8. */
const valueOf = (figure: string): string =>
  /^-?\d{1,12}(?:\.\d{1,6})?$/.test(figure) ? String(Number(figure)) : figure;

/** What may stand between two figures of one unit. */
const JOINS = new Set('a al y e o u x to and or de del , @max los las'.split(' '));

/** "16 a 28 °C": no more figures than so many have their unit behind the last of them. */
const MAX_JOINED = 4;

/** The unit of the figure at a place: the next word, or that of the figure to which it is joined. */
function measureAt(raws: readonly Raw[], at: number, joined = 0): string | null {
  const next = raws[at + 1];
  const own = next?.kind === 'word' ? measureOf(next.text) : undefined;
  if (own !== undefined || joined === MAX_JOINED) return own ?? null;
  let place = at + 1;
  while (place <= at + 3 && JOINS.has(raws[place]?.text ?? '')) place += 1;
  return raws[place]?.kind === 'figure' ? measureAt(raws, place, joined + 1) : null;
}

const AND = new Set(['y', 'e', 'o', 'u', 'and', 'or']);
const isAnd = ({ text }: Raw): boolean => AND.has(text);
export const isAndToken = (token: Token): boolean => token.is === 'empty' && AND.has(token.text);

type Part = { from: number; raws: Raw[]; closedBy: string; isEnd: boolean };

/** What stands between commas, points and the like. */
function partsOf(raws: readonly Raw[]): Part[] {
  const parts: Part[] = [{ from: 0, raws: [], closedBy: '', isEnd: false }];
  raws.forEach((raw, at) => {
    const last = parts.at(-1);
    if (raw.kind !== 'stop' && raw.kind !== 'part') last?.raws.push(raw);
    else {
      if (last) Object.assign(last, { closedBy: raw.text, isEnd: raw.kind === 'stop' });
      parts.push({ from: at + 1, raws: [], closedBy: '', isEnd: false });
    }
  });
  return parts;
}

const isFigure = ({ kind }: Raw): boolean => kind === 'figure';

/** Where an "and" parts two figures, each with words of its own. */
function figurePartsIn({ raws }: Part): Set<number> {
  const last = raws.findLastIndex(isFigure);
  const breaks = new Set<number>();
  let hasFigure = false;
  raws.forEach((raw, at) => {
    if (isFigure(raw)) hasFigure = true;
    if (!isAnd(raw) || !hasFigure || last < at || raws.length - at <= 3) return;
    breaks.add(at);
    hasFigure = false;
  });
  return breaks;
}

/** The words of a text, in order; what a table's cells hold is one part each. */
export function tokensOf(text: string): Token[] {
  const all = rawOf(text);
  const tokens: Token[] = [];
  let [sentence, figurePart, clause] = [0, 0, 0];
  partsOf(all).forEach((part, number) => {
    const breaks = figurePartsIn(part);
    let [isNegated, isWithout] = [false, false];
    part.raws.forEach((raw, within) => {
      const before = part.raws[within - 1];
      if (raw.kind === 'word' && before?.kind === 'figure' && measureOf(raw.text) !== undefined) {
        return;
      }
      if (breaks.has(within)) figurePart += 1;
      if (isAnd(raw)) clause += 1;
      const mark = raw.kind === 'mark' ? raw.text.slice(1) : '';
      if (mark === 'not' || mark === 'without') [isNegated, isWithout] = [true, mark === 'without'];
      // "Sin arrancar y …": what comes after the "and" is meant without it; "no pise ni …" goes on.
      if (isWithout && isAnd(raw)) [isNegated, isWithout] = [false, false];
      const { closedBy } = part;
      const base = {
        at: tokens.length,
        sentence,
        part: number,
        figurePart,
        clause,
        isNegated,
        closedBy,
      };
      if (isMark(mark)) tokens.push({ ...base, is: 'mark', mark });
      else if (raw.kind === 'figure') {
        const measure = measureAt(all, part.from + within);
        tokens.push({ ...base, is: 'figure', value: valueOf(raw.text), measure });
      } else if (isEmpty(raw.text)) tokens.push({ ...base, is: 'empty', text: raw.text });
      else tokens.push({ ...base, is: 'word', word: wordOf(raw.text) });
    });
    figurePart += 1;
    clause += 1;
    if (part.isEnd) sentence += 1;
  });
  return tokens;
}

export type WordToken = Extract<Token, { is: 'word' }>;
export type FigureToken = Extract<Token, { is: 'figure' }>;

export const wordsIn = (tokens: readonly Token[]): WordToken[] =>
  tokens.filter((token): token is WordToken => token.is === 'word');
export const figuresIn = (tokens: readonly Token[]): FigureToken[] =>
  tokens.filter((token): token is FigureToken => token.is === 'figure');
export const marksIn = (tokens: readonly Token[]): Set<Mark> =>
  new Set(tokens.flatMap((token) => (token.is === 'mark' ? [token.mark] : [])));
