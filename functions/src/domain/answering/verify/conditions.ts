import { wordList } from '../../spanish/word-lists';
import { OPENS_CONDITION } from './marks';
import { wordOf } from './same-words';
import { isAndToken, type Token } from './claim-tokens';

/** Prepositions that open a condition at the beginning of a sentence which goes on after it: "En uso severo, …". */
const AT_BEGINNING = new Set(['en', 'para', 'por', 'segun', 'a', 'al', 'con', 'desde', 'mediante']);
/** These open one wherever they stand: "con el motor frío", "6,1 litros con cambio manual". */
const ANYWHERE = new Set(['con', 'segun']);
/** What holds for the part before it, too: "…, si está frío". */
const HOLDS_BEFORE: ReadonlySet<string> = new Set(['if', 'only', 'except', 'when', 'until']);

/** When or where something holds, behind any preposition: "en verano", "a plena carga", "de noche". */
const SITUATIONS = wordList('situations.txt').map(wordOf);

const isSituation = (token: Token | undefined): boolean =>
  token?.is === 'word' && SITUATIONS.some(({ stem }) => stem === token.word.stem);

const PLACES = new Set(['en', 'a', 'al', 'de', 'por']);
const opensSituation = (part: readonly Token[], at: number): boolean => {
  const token = part[at];
  if (token?.is !== 'empty' || !PLACES.has(token.text)) return false;
  return isSituation(part[at + 1]) || (part[at + 1]?.is !== 'word' && isSituation(part[at + 2]));
};

const opens = (token: Token): boolean =>
  token.is === 'mark'
    ? OPENS_CONDITION.has(token.mark)
    : token.is === 'empty' && ANYWHERE.has(token.text);

const isPreposition = (token: Token): boolean =>
  token.is === 'empty' || (token.is === 'mark' && token.mark === 'without');

function phraseOf(part: readonly Token[], isFirst: boolean): Token[] | null {
  const [first] = part;
  const goesOn = first?.closedBy === ',' || first?.closedBy === ':';
  const opensSentence = first?.is === 'empty' && AT_BEGINNING.has(first.text);
  if (isFirst && goesOn && opensSentence) return [...part];
  const from = part.findIndex((token, at) => opens(token) || opensSituation(part, at));
  const opening = part[from];
  if (opening === undefined) return null;
  // "Con una llave de 14 mm y deje escurrir": what comes after the "and" is something else.
  const end = isPreposition(opening)
    ? part.findIndex((token, at) => at > from && isAndToken(token))
    : -1;
  return part.slice(from, end < 0 ? part.length : end);
}

/** "Motor 2.4 TD:", "Con remolque:": a label is no longer. */
const MAX_LABEL_LENGTH = 6;

/**
 * The phrases on which the parts that are used depend: those within them, the one with which their sentence begins, and
 * a limit right behind them.
 */
export function conditionsOf(tokens: readonly Token[], used: ReadonlySet<number>): Token[][] {
  const parts = new Map<number, Token[]>();
  for (const token of tokens) parts.set(token.part, [...(parts.get(token.part) ?? []), token]);
  const usedSentences = new Set(tokens.filter(({ part }) => used.has(part)).map((t) => t.sentence));
  const seen = new Set<number>();
  return [...parts].flatMap(([number, part]) => {
    const sentence = part[0]?.sentence ?? -1;
    const isFirst = !seen.has(sentence);
    seen.add(sentence);
    const isLabel = isFirst && part[0]?.closedBy === ':' && part.length <= MAX_LABEL_LENGTH;
    // A label that is used says itself what it is for.
    if (isLabel && !used.has(number) && usedSentences.has(sentence)) return [part];
    const phrase = phraseOf(part, isFirst);
    if (phrase === null || !usedSentences.has(sentence)) return [];
    const [opening] = phrase;
    // "…, cuando A, B y C": all of it is the condition; "Cuando A, haga B" ends at its comma.
    const isList = opening?.is === 'mark' && (opening.mark === 'when' || opening.mark === 'if');
    const isBehind = opening !== parts.get(number)?.[0] || !isFirst;
    if (isList && isBehind && used.has(number)) {
      return [tokens.filter((token) => token.sentence === sentence && token.at >= opening.at)];
    }
    const holdsBefore =
      opening?.is === 'mark' && HOLDS_BEFORE.has(opening.mark) && used.has(number - 1);
    return used.has(number) || isFirst || holdsBefore ? [phrase] : [];
  });
}
