import type { QuestionForModel } from '../../ports/question-for-model';
import type { WordWeights } from '../../search/coverage';
import { alternativesOf } from '../../spanish/alternatives';
import { plainWords } from '../../spanish/plain-words';
import { fuelIn, type AskedFuel } from '../../versions/asked-fuel';
import { engineIn, type Engine } from '../../versions/engine';
import { numbersAsked } from '../../versions/numbered';
import { asksWhatToDo } from '../kinds/instruction';
import { asksFigure, asksQuantity } from '../kinds/kinds';
import { codeIn } from './code';
import { safetyTopicOf } from './safety-topic';
import { RIM, tyresIn, type AskedTyres } from './tyres';

const anyOf = alternativesOf('question.txt');

/** "¿Qué aceite no debo usar?", "¿con qué no se limpian?": what is not to be done is asked for. */
const WHAT_NOT = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:y|a|con|de|en|por) )?(?:que|cual(?:es)?|donde|cuando|quien(?:es)?) (?!(?:${anyOf('asks what is so')}) )(?:\p{L}+ ){0,3}no (?:${anyOf('must or may')})(?!\p{L})`,
  'u',
);

/** "¿Qué cable primero?": in which order, which no prohibition tells. */
const ORDER =
  /(?<!\p{L})(?:que|cual(?:es)?|como)(?!\p{L}).{0,120}(?<!\p{L})(?:primer[oa]?|ultim[oa]|orden)(?!\p{L})/u;
const DENIES = /(?<!\p{L})no(?!\p{L})/u;

/** How a question is meant, as the manuals that are asked tell it. */
export type QuestionReading = {
  readAs: string;
  /** How telling each word of it is in these manuals. */
  weights: WordWeights;
};

type Asked = QuestionForModel & QuestionReading;

/** A question as everybody who answers it looks at it, read once: all but `query` and `question` is of `readAs`. */
export type ReadQuestion = Asked & {
  /** The whole of it: as its owner asks it; where it goes on from another one, with what it takes from there. */
  whole: string;
  /** In small letters, without accents. */
  plain: string;
  asksWhatNot: boolean;
  asksOrder: boolean;
  asksWhatToDo: boolean;
  /** Whether it is for a figure or a name; for a figure alone. */
  asksFigure: boolean;
  asksQuantity: boolean;
  tyres: AskedTyres;
  /** Numbers that may be versions: "2.4", "720". */
  versions: readonly string[];
  engine: Engine;
  /** How the code of a display that it is about is written; null where it is about none. */
  code: RegExp | null;
  /** What the engine burns that it is about, where it says no version. */
  fuel: AskedFuel | null;
  /** What of it a mistake in hurts people, by how it is written or by how it is meant; null where nothing. */
  safetyTopic: string | null;
};

export function readQuestion(asked: Asked): ReadQuestion {
  const { query, question, readAs, previous } = asked;
  // "¿Cuál es…" begins with "cuál", as rules ask.
  const plain = plainWords(readAs).replace(/^[^\p{L}\p{N}]+/u, '');
  return {
    ...asked,
    whole: previous?.isCarriedOn ? readAs : query,
    plain,
    asksWhatNot: WHAT_NOT.test(plain),
    asksOrder: ORDER.test(plain) && !DENIES.test(plain),
    asksWhatToDo: asksWhatToDo(plain),
    asksFigure: asksFigure(plain),
    asksQuantity: asksQuantity(plain),
    tyres: tyresIn(readAs, plain),
    versions: numbersAsked(plain.replace(RIM, ' ')),
    engine: engineIn(readAs),
    code: codeIn(plain),
    fuel: fuelIn(readAs),
    safetyTopic: safetyTopicOf(question, readAs),
  };
}
