import { alternativesOf } from '../../spanish/alternatives';
import { LIGHT } from './light';
import type { KindOfSentence } from './kind';

const anyOf = alternativesOf('kinds-of-sentence.txt');

const ASKS_HOW = /\bcomo (?:\w+ ){0,2}\w+|\bpasos\b|procedimiento/;
const STEPS = /(?:^|\n)\(?1[.)]\s/;
const IMPERATIVE = new RegExp(
  [
    String.raw`\b(?:${anyOf('stems of orders')})(?:e|a|á|é|í)(?:l[oa]s?)?(?!\p{L})`,
    String.raw`\b(?:mant[eé]n|saca|introduce|extrae|mantené|sacá|introducí)(?:l[oa]s?)?(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** "Pulsar el botón; girar la llave": as many manuals instruct. "Para pulsar el botón…" does not. */
const INFINITIVE_STEP = new RegExp(
  String.raw`(?:^|[.;:]\s+|\n|,? y )[^\p{L}\n]{0,3}(?:(?:${anyOf('stems of infinitives')})ar|(?:abr|introduc|eleg)ir|(?:manten|pon|extra|volv)er)(?:l[oa]s?)?(?!\p{L})`,
  'iu',
);

/** The same in English: at the beginning of a sentence or step. */
const ENGLISH_STEP = new RegExp(
  String.raw`(?:^|[.;:]\s+|\n|\d[.)]\s|,? (?:and|then) )[^\p{L}\n]{0,3}(?:${anyOf('orders in english')})\s`,
  'iu',
);

/** "1. …": a list of what is done one after the other. */
export const listsSteps = (words: string): boolean => STEPS.test(words);

/** How something is done. */
export const INSTRUCTION: KindOfSentence = {
  id: 'instruction',
  asks: (plain) => ASKS_HOW.test(plain),
  tells: (words) => [IMPERATIVE, INFINITIVE_STEP, ENGLISH_STEP].some((one) => one.test(words)),
  example: { question: '¿Cómo quito la rueda?', told: 'Afloje las tuercas.' },
  counterExample: {
    question: '¿Cómo quito la rueda?',
    told: 'Para aflojar las tuercas hay una llave.',
  },
};

/** What is to be done, or why: a figure that is named with it is where things stand, not what is asked for. */
const ASKS_WHAT_TO_DO_OR_WHY =
  /\bque (?:(?:puedo|podemos|debo|tengo que|hay que|toca|deberia) )?(?:hago|hacer|hacemos|hace uno)\b|\bpor que\b/;

export const asksWhatToDoOrWhy = (plain: string): boolean => ASKS_WHAT_TO_DO_OR_WHY.test(plain);

/** "Resetear el service", "abrir el capó": what an owner wants to do. */
const BEGINS_WITH_VERB = /^\W*(?:para )?[a-z]{3,}(?:ar|er|ir)(?:l[oa]s?)? /;

/** "He echado gasolina en el diésel", "me quedé sin batería", "se recalentó": who tells what happened asks what to do. */
const happened = (words: string): RegExp =>
  new RegExp(String.raw`^(?:(?:me|se|se me|se le|le) )?(?:${words})(?!\p{L})`, 'u');
const TELLS_WHAT_HAPPENED = happened(anyOf('tells what happened'));
/** "Se recalentó el motor": steps help, where what the owner did himself is met by a warning. */
const TELLS_WHAT_BEFELL = happened(anyOf('tells what befell the vehicle'));

/** Whether an owner only tells what befell the vehicle. */
export const tellsWhatBefell = (plain: string): boolean => TELLS_WHAT_BEFELL.test(plain);

/** Whether an owner asks what to do: how something is done, or what about a light. */
export const asksWhatToDo = (plain: string): boolean =>
  [
    ...[ASKS_HOW, ASKS_WHAT_TO_DO_OR_WHY, LIGHT],
    ...[BEGINS_WITH_VERB, TELLS_WHAT_HAPPENED, TELLS_WHAT_BEFELL],
  ].some((one) => one.test(plain));
