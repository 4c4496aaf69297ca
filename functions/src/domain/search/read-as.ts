import { remembering } from '../shared/remembering';
import type { Field } from './fields';
import { hashOf } from '../spanish/hash';
import type { PackedIndex } from './index-format';
import { isHelper, isKnown, writtenName } from './known-words';
import { lexemeOf } from '../spanish/lexemes';
import { documentCountOf } from './packed-field';
import { parseQuery, type QueryWord } from './query';
import { isNamed, tokensOf, writtenOut, type Token } from './question-tokens';
import { respelt, type Vocabulary } from './spelling';
import { statisticsOf, type Statistics } from './statistics';

/** A question of more unknown words is in another language, or is none. */
const MAX_UNKNOWN = 6;

function isUnknown(word: QueryWord, statistics: Statistics): boolean {
  const { lexeme, spellings, isCode } = word;
  if (isCode || statistics.documentsWith('exact', lexeme.exact) > 0) return false;
  return !spellings.some((stem) => statistics.documentsWith('stem', stem) > 0) && !isKnown(word);
}

/**
 * Passages that hold a word. Thousands of candidates are looked up by hashes of 32 bits, one in 200,000 of which is by
 * chance that of a word of a long manual: what is found must be there with all its pieces, too.
 */
function passagesIn(indexes: readonly PackedIndex[]) {
  const holders = (field: Field, hash: number): number => {
    let count = 0;
    for (const index of indexes) count += documentCountOf(index.fields[field], hash);
    return count;
  };
  return (word: string): number => {
    const passages = holders('exact', hashOf(word));
    const isThere =
      passages > 0 && lexemeOf(word)?.grams.every((gram) => holders('gram', gram) > 0);
    return isThere === true ? passages : 0;
  };
}

type Correction = { start: number; end: number; text: string };

/** "Para brisas" is a word of the manual in two. */
function joined(
  [first, second]: [Token | undefined, Token | undefined],
  question: string,
  { passagesWith }: Vocabulary,
): Correction | null {
  if (!first || !second || !/^\s+$/.test(question.slice(first.end, second.start))) return null;
  const word = first.folded + second.folded;
  if (passagesWith(word) === 0 && (isHelper(word) || writtenName(word) === null)) return null;
  return { start: first.start, end: second.end, text: writtenName(word) ?? word };
}

function corrections(
  question: string,
  unknown: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Correction[] {
  const tokens = tokensOf(question);
  const made: Correction[] = [];
  const meant = remembering((folded: string) => respelt(folded, vocabulary));
  const respeltAt = ({ folded, start, end }: Token): Correction | null => {
    const text = meant(folded);
    return text === null ? null : { start, end, text };
  };
  tokens.forEach((token, at) => {
    if (!unknown.has(token.folded) || isNamed(token, question)) return;
    if (token.start < (made.at(-1)?.end ?? 0)) return;
    const correction =
      joined([tokens[at - 1], token], question, vocabulary) ??
      joined([token, tokens[at + 1]], question, vocabulary) ??
      respeltAt(token);
    if (correction) made.push(correction);
  });
  return made;
}

/**
 * The question as it is meant: words that neither these manuals nor the lexicon know are read as the ones that they are
 * most likely misspelt from. The same question where there are none, or where it is not clear.
 */
export function readAs(
  asked: string,
  indexes: readonly PackedIndex[],
  isVehicle: (word: string) => boolean,
): string {
  const question = writtenOut(asked);
  const statistics = statisticsOf(indexes);
  const unknown = new Set(
    parseQuery(question)
      .words.filter((word) => isUnknown(word, statistics) && !isVehicle(word.lexeme.folded))
      .map(({ lexeme }) => lexeme.folded),
  );
  if (unknown.size === 0 || unknown.size > MAX_UNKNOWN) return question;
  const vocabulary = { passagesWith: passagesIn(indexes), isVehicle };
  return corrections(question, unknown, vocabulary).reduceRight(
    (text, { start, end, text: meant }) => text.slice(0, start) + meant + text.slice(end),
    question,
  );
}
