import { isUnit } from '@contract';
import { alternativesOf } from '../../spanish/alternatives';
import type { ReadQuestion } from '../asked/read-question';
import { COUNT, tellsNumber } from '../kinds/count';
import type { Quotable } from '../quotables/quotable';

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

/** "¿Cuántos ciclos?", "¿cuántas plazas?": what is counted must be named, and counted. */
const COUNTED = /\bcuant[oa]s (?!cosas|formas)(\p{L}{4,})/u;

const TELLS_HOW_OFTEN = new RegExp(
  String.raw`(?<!\p{L})(?:${alternativesOf('kinds-of-sentence.txt')('how often')})(?!\p{L})`,
  'iu',
);

/** "Trasera central: No" counts as well; steps count nothing. */
const isCounted = ({ kind, isOrdered, text }: Held['quotable']): boolean =>
  kind === 'row' ? COUNT.tells(text) : isOrdered !== true && tellsNumber(text);

/** Whether the question is how many things there are. */
export const asksNumber = ({ plain }: Pick<ReadQuestion, 'plain'>): boolean => COUNTED.test(plain);

function isUncounted(
  { plain, asksFigure }: ReadQuestion,
  words: Asked,
  { wholeMatched: matched, quotable }: Held,
): boolean {
  const [, counted] = COUNTED.exec(plain) ?? [];
  if (counted === undefined || isUnit(counted)) return false;
  if (counted === 'veces') return !TELLS_HOW_OFTEN.test(quotable.text);
  const at = words.findIndex(({ folded }) => folded === counted);
  const isTold = matched.has(at) && isCounted(quotable);
  return at >= 0 && !asksFigure && !isTold;
}

const COLOUR = String.raw`\p{L}*(?:${anyOf('stems of colours')})\p{L}*`;
/** What every light is. */
const OF_ANY_LIGHT = new RegExp(`^(?:testig|luz|luces|${anyOf('stems of colours')})`);

/** "La luz roja del aceite", not "del tablero": whose light it is. */
const LIGHT_OF = new RegExp(
  String.raw`\b(?:${anyOf('lights')})(?: ${COLOUR})? (?:del|de la|de los|de las|de) ` +
    String.raw`(?!(?:${anyOf('of any light')})(?!\p{L}))(\p{L}{3,})`,
  'u',
);

/** The light of something else, however well its colour fits. */
function isLightOfAnother({ plain }: ReadQuestion, words: Asked, { wholeMatched }: Held): boolean {
  const [, thing] = LIGHT_OF.exec(plain) ?? [];
  const at = words.findIndex(({ folded }) => folded === thing);
  const isNamed = words.some(
    ({ folded }, position) =>
      position >= at && wholeMatched.has(position) && !OF_ANY_LIGHT.test(folded),
  );
  return at >= 0 && !isNamed;
}

type Asked = readonly { folded: string; weight: number }[];
type Held = {
  wholeMatched: ReadonlySet<number>;
  quotable: Pick<Quotable, 'kind' | 'text' | 'isOrdered'>;
};

/**
 * Whether a question for a figure of a part is met with that of another: for its torque, interval or power neither the
 * quotation nor what stands above it names most of the part ("tapón del cárter" is no "rueda", however well "par de
 * apriete" fits); for any other figure they name nothing of it ("capacidad del maletero" is no tank's).
 */
export function isOfOtherPart(question: ReadQuestion, words: Asked, held: Held): boolean {
  if (isUncounted(question, words, held) || isLightOfAnother(question, words, held)) return true;
  const { wholeMatched: matched } = held;
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
