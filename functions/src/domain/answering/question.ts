import { parseQuery } from '../search/query';
import { askingWords, stopwords } from '../spanish/stopwords';
import { headedLists } from '../spanish/word-lists';
import { fold } from '../spanish/words';
import { asksFigure } from './kinds';
import { plainWords } from './plain-words';
import { sidesIn, type Side } from './sides';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('question.txt');

type Language = 'english' | 'portuguese' | 'french';

const LANGUAGES = (['english', 'portuguese', 'french'] as const).map((language) => ({
  language,
  words: new Map(
    headedLists(`languages/${language}.txt`).map(([foreign, words]) => [fold(foreign), words]),
  ),
}));

/** Heads have at most three words: "tous les combien". */
const LONGEST_HEAD = 3;
const LETTERS = /\p{L}+(?:['’]|(?=\P{L}|$))/gu;

const isSpanish = (word: string): boolean => stopwords.has(word) || askingWords.has(word);

const foldedWords = (question: string): string[] =>
  (question.toLowerCase().match(LETTERS) ?? []).map((word) => fold(word.replace(/['’]$/, '')));

/**
 * The language of a question that is not Spanish: it has more words that only this language has than words that only
 * Spanish has, and a little one ("the", "qual", "combien") among them. Null for Spanish, and for what nobody can tell.
 */
export function languageOf(question: string): Language | null {
  if (/[¿¡ñ]/u.test(question)) return null;
  const words = foldedWords(question);
  const judged = LANGUAGES.map(({ language, words: known }) => {
    const own = words.filter(
      (word) => known.has(word) && !isSpanish(word) && known.get(word)?.join() !== word,
    );
    const hasLittle = own.some((word) => known.get(word)?.map(fold).every(isSpanish));
    const ofSpain = words.filter((word) => isSpanish(word) && !known.has(word)).length;
    return { language, score: hasLittle && own.length > 1 ? own.length - ofSpain : 0 };
  }).sort((one, other) => other.score - one.score);
  const [best] = judged;
  return best && best.score > 0 ? best.language : null;
}

/** Word by word into Spanish, as it is searched for; words that no list has stay as they are. */
function inSpanish(question: string, language: Language): string {
  const known = LANGUAGES.find((one) => one.language === language)?.words;
  const words = question.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,/-]*/gu) ?? [];
  const said: string[] = [];
  for (let at = 0; at < words.length;) {
    const length =
      [LONGEST_HEAD, 2, 1].find((size) => known?.has(fold(words.slice(at, at + size).join(' ')))) ??
      1;
    const head = words.slice(at, at + length).join(' ');
    said.push(...(known?.get(fold(head)) ?? [head]));
    at += length;
  }
  return said.join(' ');
}

/** "0w 20", "5 w-30": how the grades of oil are written everywhere. */
const GRADE = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?[wW]\s?-?\s?(\d{2})(?![\p{L}\p{N}])/gu;
/** Units of other countries, and what manuals in Spanish count the same in: figures are told as they print them. */
const UNITS: readonly [RegExp, string][] = [
  [/(?<!\p{L})millas(?!\p{L})/giu, 'kilómetros'],
  [/(?<!\p{L})galones(?!\p{L})/giu, 'litros'],
  [/(?<!\p{L})(?:lbs?|libras?|pies)[ -]?(?:ft|pies?|libras?|lbs?)(?!\p{L})/giu, 'Nm'],
  [/(?<!\p{L})pulgadas de (?:largo|ancho|alto)(?!\p{L})/giu, 'mm'],
];

/** The question as it is searched for: in Spanish, with grades and units as manuals in Spanish write them. */
export function asSearched(question: string): string {
  const language = languageOf(question);
  const spanish = language === null ? question : inSpanish(question, language);
  const graded = spanish.replace(GRADE, '$1W-$2');
  return UNITS.reduce((text, [unit, own]) => text.replace(unit, own), graded);
}

/** "¿Qué aceite no debo usar?", "¿con qué no se limpian?": what is not to be done is asked for. */
const WHAT_NOT = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:y|a|con|de|en|por) )?(?:que|cual(?:es)?|donde|cuando|quien(?:es)?) (?!(?:${anyOf('asks what is so')}) )(?:\p{L}+ ){0,3}no (?:${anyOf('must or may')})(?!\p{L})`,
  'u',
);

/** "¿Qué cable primero?": in which order, which no prohibition tells. */
const ORDER =
  /(?<!\p{L})(?:que|cual(?:es)?|como)(?!\p{L}).*(?<!\p{L})(?:primer[oa]?|ultim[oa]|orden)(?!\p{L})/u;
const DENIES = /(?<!\p{L})no(?!\p{L})/u;

/** A question as the stages of answering look at it, read once. */
export type ReadQuestion = {
  question: string;
  /** In small letters, without accents. */
  plain: string;
  /** What it names of two: front or rear, petrol or diesel. */
  sides: readonly Side[];
  asksWhatNot: boolean;
  asksOrder: boolean;
  /** Whether it is for a figure or a name. */
  asksFigure: boolean;
};

export function readQuestion(question: string): ReadQuestion {
  const plain = plainWords(question);
  return {
    question,
    plain,
    sides: sidesIn(plain),
    asksWhatNot: WHAT_NOT.test(plain),
    asksOrder: ORDER.test(plain) && !DENIES.test(plain),
    asksFigure: asksFigure(plain),
  };
}

/** Where what is asked for is listed. */
const LIST_FOLLOWS =
  /(?<!\p{L})(?:(?:quiero|quisiera|querr[ií]a|necesito|me gustar[ií]a) (?:saber|conocer)|dime|d[ií]game|dame|ind[ií]came|me (?:puedes|podr[ií]as) decir)(?!\p{L}):?\s/iu;
const LISTED =
  /,\s(?:y\s)?|\sy\s(?=(?:el|la|los|las|lo|cu[aá]nt\p{L}{1,3}|qu[eé]|cada|d[oó]nde|c[oó]mo)(?!\p{L}))/giu;
const BEGINS_PART =
  /^(?:el|la|los|las|lo que|cu[aá]nt\p{L}{1,3}|qu[eé]|cada|d[oó]nde|c[oó]mo|a qu[eé]|de qu[eé])(?!\p{L})/iu;
const MOST_PARTS = 4;
/** "¿Es normal?" says nothing by itself. */
const saysWhat = (part: string): boolean => parseQuery(part).words.length > 1;

/**
 * The questions in one: "dime la presión, los litros del maletero y lo que tarda en cargar", "¿Qué aceite lleva? ¿Dónde
 * está el gato?". One where they cannot be told apart for certain.
 */
export function partsOf(question: string): string[] {
  const asked = question.match(/¿[^¿?]{8,200}\?/gu) ?? [];
  if (asked.length > 1 && asked.length <= MOST_PARTS && asked.every(saysWhat)) return asked;
  const follows = LIST_FOLLOWS.exec(question);
  if (!follows) return [question];
  const parts = question
    .slice(follows.index + follows[0].length)
    .split(LISTED)
    .map((part) => part.trim().replace(/[?.]$/, ''));
  const areAll = parts.every((part) => BEGINS_PART.test(part) && part.split(' ').length > 2);
  return parts.length > 1 && parts.length <= MOST_PARTS && areAll ? parts : [question];
}
