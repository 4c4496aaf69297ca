import { alternativesOf } from '../../spanish/alternatives';
import { codeIn } from './code';
import { inSpanish, languageOf } from './language';
import { RIM, tyresIn, type AskedTyres } from './tyres';
import { valueOfNumber } from '../../quantity/numbers';
import { unitsOf } from '../../quantity/units';
import { asksFigure } from '../kinds/kinds';
import { plainWords } from '../../spanish/plain-words';
import { fuelIn, type AskedFuel } from '../../versions/asked-fuel';
import { numbersAsked } from '../../versions/numbered';

const anyOf = alternativesOf('question.txt');

/** "0w 20", "5 w-30": how the grades of oil are written everywhere. */
const GRADE = /(?<![\p{L}\p{N}.,])(\d{1,2})\s?[wW]\s?-?\s?(\d{2})(?![\p{L}\p{N}])/gu;
const anyNumber = [...valueOfNumber.keys()].join('|');
/** From eleven on: "uno", "dos" and "once" are words of other kinds, too, and manuals print them. */
const MIN_WRITTEN = 11;
const WRITTEN = [...valueOfNumber].filter(([, value]) => Number(value) > MIN_WRITTEN);
/** "Fusible veintisiete", "gomas de diecisiete": dictated. Not "quince mil", which is read with its thousand. */
const WRITTEN_NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${WRITTEN.map(([name]) => name).join('|')})(?!\p{L}| mil(?!\p{L}))`,
  'giu',
);
/** "Cinco w treinta". */
const DICTATED_GRADE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${anyNumber}|\d{1,2}) (?:w|uve doble|doble uve) ?(${anyNumber}|\d{2})(?![\p{L}\p{N}])`,
  'giu',
);
/** "Fusible num 17", "número 17". */
const NUMBERED = /(?<![\p{L}\p{N}])(?:n[uú]m(?:ero)?|nro)\.? (?=\d)/giu;

const inFigures = (word: string): string => valueOfNumber.get(word.toLowerCase()) ?? word;

/** A question that was dictated, with its numbers in figures. */
const withFigures = (question: string): string =>
  question
    .replace(
      DICTATED_GRADE,
      (_, cold: string, warm: string) => `${inFigures(cold)}W-${inFigures(warm)}`,
    )
    .replace(WRITTEN_NUMBER, inFigures)
    .replace(NUMBERED, 'n.º ');

/** Units of other countries, and what manuals in Spanish count the same in: figures are told as they print them. */
const UNITS: readonly [RegExp, string][] = [
  [/(?<!\p{L})millas(?!\p{L})/giu, 'kilómetros'],
  [/(?<!\p{L})galones(?!\p{L})/giu, 'litros'],
  [new RegExp(String.raw`(?<!\p{L})(?:${unitsOf('torque')})(?!\p{L})`, 'giu'), 'Nm'],
  [/(?<!\p{L})pulgadas de (?:largo|ancho|alto)(?!\p{L})/giu, 'mm'],
];

/** The question as it is searched for: in Spanish, with grades and units as manuals in Spanish write them. */
export function asSearched(question: string): string {
  const language = languageOf(question);
  const spanish = language === null ? question : inSpanish(question, language);
  const graded = withFigures(spanish).replace(GRADE, '$1W-$2');
  return UNITS.reduce((text, [unit, own]) => text.replace(unit, own), graded);
}

/** "¿Qué aceite no debo usar?", "¿con qué no se limpian?": what is not to be done is asked for. */
const WHAT_NOT = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:y|a|con|de|en|por) )?(?:que|cual(?:es)?|donde|cuando|quien(?:es)?) (?!(?:${anyOf('asks what is so')}) )(?:\p{L}+ ){0,3}no (?:${anyOf('must or may')})(?!\p{L})`,
  'u',
);

/** "¿Qué cable primero?": in which order, which no prohibition tells. */
const ORDER =
  /(?<!\p{L})(?:que|cual(?:es)?|como)(?!\p{L}).{0,120}(?<!\p{L})(?:primer[oa]?|ultim[oa]|orden)(?!\p{L})/u;
const DENIES = /(?<!\p{L})no(?!\p{L})/u;

/** A question as the stages of answering look at it, read once. */
export type ReadQuestion = {
  question: string;
  /** In small letters, without accents. */
  plain: string;
  asksWhatNot: boolean;
  asksOrder: boolean;
  /** Whether it is for a figure or a name. */
  asksFigure: boolean;
  tyres: AskedTyres;
  /** Numbers that may be versions: "2.4", "720". */
  versions: readonly string[];
  /** How the code of a display that it is about is written; null where it is about none. */
  code: RegExp | null;
  /** What the engine burns that it is about, where it says no version. */
  fuel: AskedFuel | null;
};

export function readQuestion(question: string): ReadQuestion {
  const plain = plainWords(question);
  return {
    question,
    plain,
    asksWhatNot: WHAT_NOT.test(plain),
    asksOrder: ORDER.test(plain) && !DENIES.test(plain),
    asksFigure: asksFigure(plain),
    tyres: tyresIn(question, plain),
    versions: numbersAsked(plain.replace(RIM, ' ')),
    code: codeIn(plain),
    fuel: fuelIn(question),
  };
}
