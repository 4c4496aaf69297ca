import { madeSmall } from '../spanish/diminutives';
import { remembering } from '../shared/remembering';
import { hashOf } from '../spanish/hash';
import { lexemeOf, type Lexeme } from '../spanish/lexemes';
import { otherNames, phraseStopword, type OtherName } from './phrases';
import { startsOf, stemOf } from '../spanish/stems';
import { askingWords } from '../spanish/stopwords';
import { fold, wordsOf } from '../spanish/words';

/** A word of a question with the other names of the thing it names. */
export type QueryWord = {
  lexeme: Lexeme;
  /** Stems of the word as it is written and, where owners leave accents out, as it may be meant. */
  spellings: number[];
  /** Names of the same thing, and what the word may mean. */
  synonyms: OtherName[];
  /** Those of them without the word itself: "sustitución" is not the "aceite" of "sustitución del aceite". */
  replacements: OtherName[];
  /** Whether an article or a preposition comes before it, as before the things that a question is about. */
  isThing: boolean;
  /** Letters and figures in one word: a code, which nothing else can stand for. */
  isCode: boolean;
};

export type Query = { words: QueryWord[]; compounds: number[] };

const ACCENTED: Record<string, string> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

/** "prendio" may be "prendió", "bateria" "batería", "presion" "presión", whose stems differ; "foquito" may be "foco". */
function spellingsOf(word: string, own: number, isThing: boolean): number[] {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return [own];
  const forms = [
    // "La radio" is no "radió".
    word.replace(isThing ? /[aeiu]$/ : /[aeiou]$/, (vowel) => ACCENTED[vowel] ?? vowel),
    word.replace(/ion$/, 'ión'),
    word.replace(/i(a[sn]?)$/, 'í$1'),
    ...madeSmall(word),
  ];
  return [...new Set([own, ...forms.map((form) => hashOf(stemOf(form)))])];
}

/** Folded articles, possessives and prepositions after which a noun is likely. */
const BEFORE_THINGS = new Set(
  'el la los las un una unos unas al del de mi mis su sus este esta estos estas ese esa con sin en para'.split(
    ' ',
  ),
);

/** Folded words that may stand anywhere in a story and tell nothing. */
const VEHICLES = new Set('coche carro auto automovil vehiculo camioneta furgoneta moto'.split(' '));

function read(question: string): Query {
  const { words, compounds } = wordsOf(question);
  const all = words.flatMap((word, at) => {
    const lexeme = lexemeOf(word);
    const stem = lexeme?.stem ?? phraseStopword(word);
    const isThing = BEFORE_THINGS.has(fold(words[at - 1] ?? ''));
    return stem === null
      ? []
      : [{ word, lexeme, isThing, spellings: spellingsOf(word, stem, isThing) }];
  });
  const synonyms = otherNames(
    all.map(({ word, spellings }) => ({
      starts: [...new Set([word, ...madeSmall(word)].flatMap(startsOf))],
      stems: spellings,
      isVehicle: VEHICLES.has(fold(word)),
    })),
  );
  const named = all.flatMap(({ lexeme, ...rest }, at) =>
    lexeme ? [{ ...rest, lexeme, synonyms: synonyms[at] ?? [] }] : [],
  );
  const asked = named.filter(({ lexeme }) => !askingWords.has(lexeme.folded));
  const kept = asked.length > 0 ? asked : named;
  return {
    words: kept.map(({ word, lexeme, isThing, spellings, synonyms }) => ({
      lexeme,
      isThing,
      spellings,
      synonyms,
      replacements: synonyms.filter(({ stems }) => !stems.some((stem) => spellings.includes(stem))),
      isCode: /\p{L}/u.test(word) && /\p{N}/u.test(word),
    })),
    compounds: compounds.map((compound) => hashOf(compound)),
  };
}

/** Several owners ask at once, and finding and measuring read three forms of a question. */
const REMEMBERED = 32;

/**
 * Reads a question: its words without those that only ask (unless it has no others), codes. The
 * last ones are remembered, as the search and each measure of what it finds read the same question.
 */
export const parseQuery = remembering(read, REMEMBERED);
