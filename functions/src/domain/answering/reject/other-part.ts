import { alternativesOf } from '../../spanish/alternatives';
import type { ReadQuestion } from '../asked/read-question';

const anyOf = alternativesOf('other-part.txt');

/** Figures that a manual tells of many parts, in tables where the rows of two parts are alike but for their names. */
const ASKS_OF_A_PART = new RegExp(anyOf('asks of a part'));
/** Words of such questions that name no part: what is asked for, its units, what has it, and which vehicle's it is. */
const NAMES_NO_PART = new RegExp(`^(?:${anyOf('names no part')})$`);
/** Whether a folded word of such a question names no part. */
export const namesNoPart = (folded: string): boolean => NAMES_NO_PART.test(folded);

/** What is told of many parts in sentences of all kinds: without it a figure is another one's. */
const IS_ASKED_ITSELF = /^garantias?$/;
/** Share of what the question names, by rarity, from which a quotation without it is about something else. */
const MAX_MISSING = 0.55;

/** "¿Cuántos ciclos?", "¿cuántas plazas?": what is counted must be named. */
const COUNTED = /\bcuant[oa]s (?!veces|cosas|formas)(\p{L}{4,})/u;

function isUncounted(
  { plain, asksFigure }: ReadQuestion,
  words: Asked,
  matched: ReadonlySet<number>,
): boolean {
  const [, counted] = COUNTED.exec(plain) ?? [];
  const at = words.findIndex(({ folded }) => folded === counted);
  return at >= 0 && !matched.has(at) && !asksFigure;
}

type Asked = readonly { folded: string; weight: number }[];

/**
 * Whether a question for a figure of a part is met with that of another: for its torque, interval or power neither the
 * quotation nor what stands above it names most of the part ("tapón del cárter" is no "rueda", however well "par de
 * apriete" fits); for any other figure they name nothing of it ("capacidad del maletero" is no tank's).
 */
export function isOfOtherPart(
  question: ReadQuestion,
  words: Asked,
  matched: ReadonlySet<number>,
): boolean {
  if (isUncounted(question, words, matched)) return true;
  const isOfAPart = ASKS_OF_A_PART.test(question.plain);
  if (words.some(({ folded }, at) => IS_ASKED_ITSELF.test(folded) && !matched.has(at))) return true;
  if (!isOfAPart && !question.asksFigure) return false;
  const weightOf = (isCounted: (at: number) => boolean): number =>
    words.reduce(
      (sum, { folded, weight }, at) =>
        sum + (isCounted(at) && !NAMES_NO_PART.test(folded) ? weight : 0),
      0,
    );
  const all = weightOf(() => true);
  const missing = weightOf((at) => !matched.has(at));
  return isOfAPart ? missing > MAX_MISSING * all : all > 0 && missing === all;
}
