import { withoutNoteMarks } from '../spanish/raised';
import { LIGHT, wanted } from './answer-kinds';
import type { Kind } from './figure-kinds';
import { plainWords } from './plain-words';
import type { ReadQuestion } from './question';
import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('answer-fit.txt');

/** The question as it is searched for: a light that is on is a "testigo" in every manual. */
export const searchedQuestion = (question: string): string =>
  LIGHT.test(plainWords(question)) ? `${question} testigo` : question;

/** How often, which only a distance or a time answers, whatever else a quotation holds. */
const ASKS_HOW_OFTEN = /\bcada cuant|\ba cuant[oa]s (?:km|kilometros)\b/;

const CHANGES = /(?<!\p{L})(?:cámbi|cambi|sustitu|reempla|recambi|renov|renuev)\p{L}*/giu;

/** Whose word is asked for, which every line of a manual is. */
const OF_THE_MAKER =
  /(?<!\p{L})(?:recomiendan?|recomendad[oa]s?|aconsejan?|pide|exige|especifica|indica)\s(?:(?:por\s)?(?:el|la)\s(?:fabricante|marca|manual|casa))?(?!\p{L})/giu;

/** That a light is on, which all of them may be: "apague el motor" is no answer to "no se apaga". */
const IS_ON =
  /(?<!\p{L})(?:(?:se|h[ae]|me\sha)\s)?(?:prend|encend|enciend|apag|aparec|salid|sale(?!\p{L})|salió|salio)\p{L}*(?!\p{L})/giu;

/** Where a sign shows, which all of them may: "ha salido una tortuga en el tablero". */
const WHERE_IT_SHOWS =
  /(?<!\p{L})(?:en|del?)\s(?:(?:el|la)\s)?(?:tablero|cuadro|salpicadero|panel|display|tacómetro|visor|pantall(?:it)?a)(?:\sde\s(?:instrumentos|mandos|a\sbordo))?(?!\p{L})/giu;
const SHOWS =
  /(?<!\p{L})(?:(?:(?:h[ae]|me\sha)\s)?sal(?:e|ió|io|ido)|apare\p{L}+|prend\p{L}+|enc[ei]+nd\p{L}+|ilumin\p{L}+|marca|muestra|significa|quiere\sdecir)(?!\p{L})/iu;

/** The question by whose words quotations are measured: a row that says how often need not say that it is a change. */
export function measuredQuestion({ question, plain }: ReadQuestion): string {
  const asked = question.replace(OF_THE_MAKER, ' ');
  const measured = SHOWS.test(question) ? asked.replace(WHERE_IT_SHOWS, ' ') : asked;
  const lit = LIGHT.test(plain) ? measured.replace(IS_ON, ' ') : measured;
  return ASKS_HOW_OFTEN.test(plain) ? lit.replace(CHANGES, ' ') : lit;
}

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

/** "¿Cómo lo reseteo?", of a light that is on: what it means is known. */
const HOW_TO_END =
  /\bcomo (?:se |l[oa]s? |le |me )?(?:(?:puedo|hago para) )?(?:resete|reinici|sac|quit|borr|elimin|apag|purg|restablec)\w*/;

/** "1. Testigo del ABS", "2. Luz de avería (ámbar)": what stands where in a figure, which is nothing about any of it. */
const isLegend = (words: string): boolean => {
  const items = words.split('\n').filter((line) => /^\(?\d{1,2}[.)]?\s/.test(line));
  return items.length > 2 && items.every((line) => line.length <= 80 && !/[.;:]$/.test(line));
};

const instructs = (words: string): boolean =>
  [IMPERATIVE, INFINITIVE_STEP, ENGLISH_STEP].some((one) => one.test(words));

/** Whether something may or must be done, which a rule answers. */
const ASKS_WHETHER = new RegExp(
  [
    String.raw`^(?:y )?(?:se )?(?:puedo|puede|podemos|debo|tengo que|hay que)\b`,
    String.raw`\b(?:le|lo|la|los|las|se)? ?(?:puedo|se puede)\b`,
    String.raw`\bes (?:malo|normal|obligatorio|necesario|peligroso|seguro)\b`,
    String.raw`\bhace falta\b`,
    String.raw`\bpasa algo si\b`,
  ].join('|'),
  '',
);
/** A question that begins so is no question for a figure, whatever it names, unless it has one of these words. */
const BEGINS_WHETHER =
  /^[¿\s]*(?:y )?(?:(?:se|lo|la|los|las|le|me) )?(?:puedo|puede|podemos|podria|debo|deberia|tengo que|hay que|es (?:malo|normal|obligatorio|necesario|peligroso|seguro))\b/;
const ASKS_WHICH =
  /\b(?:cuant[oa]s?|cual(?:es)?|cuando|como|donde|maxim[oa]s?|minim[oa]s?)\b|\b(?:a|de|con|hasta) que\b/;
const ASKS_HOW_MUCH = /\bcuant[oa]s?\b|\bcual(?:es)?\b|\b(?:a|hasta) que\b/;
const RULES = new RegExp(String.raw`(?<!\p{L})(?:${anyOf('rules')})(?!\p{L})`, 'iu');

/** "Resetear el service", "abrir el capó": what an owner wants to do. */
const BEGINS_WITH_VERB = /^\W*(?:para )?[a-z]{3,}(?:ar|er|ir)(?:l[oa]s?)? /;

/** Whether an owner asks what to do: how something is done, or what about a light. */
export function asksWhatToDo(question: string): boolean {
  const plain = plainWords(question);
  const asks = [ASKS_HOW, ASKS_WHAT_TO_DO_OR_WHY, LIGHT, BEGINS_WITH_VERB];
  return asks.some((one) => one.test(plain));
}

/** What is to be done, or why: a figure that is named with it is where things stand, not what is asked for. */
const ASKS_WHAT_TO_DO_OR_WHY =
  /\bque (?:(?:puedo|podemos|debo|tengo que|hay que|toca|deberia) )?(?:hago|hacer|hacemos|hace uno)\b|\bpor que\b/;

const ASKS_FIGURE = /\bcuant[oa]s?\b|hasta (?:que|donde)|\ba que\b|maxim|minim|\brango\b|\bvalor/;

/** How much or how many of anything: only what has a figure, or says none or all, tells it. */
const HOW_MANY = /\bcuant[oa]s?\b/;
const TELLS_HOW_MANY = new RegExp(String.raw`\d|(?<!\p{L})(?:${anyOf('numbers')})(?!\p{L})`, 'iu');

const ASKS_QUANTITY =
  /\bcuant[oa]s?\b|\b(?:a|hasta|con|de) que (?:par|presion|velocidad|temperatura|altura|profundidad|diametro)\b|\ben (?:mm|milimetros|cm|centimetros|litros|kilos|bares|amperios)\b/;

/** "La batería de 12 voltios": a name that has a figure, which is not asked for. */
const FIGURE_OF_A_NAME =
  /\bde \d[\d.,]* ?(?:v|voltios|volts|w|vatios|watts|kw|kwh|cv|caballos|hp|amperios|mm|cm|l|litros|kg|kilos|bar|pulgadas)\b/g;
/** "Garrafa de 1 litro": what it is sold in. */
const PACKED =
  /(?<!\p{L})(?:garraf|botell|bote|lata|bid[oó]n|envase|tubo|spray|caja|bottle|can|tube)\p{L}{0,3}\s(?:de|of)\s[\d.,]+\s?\p{L}+/giu;

/** Measures how well words suit as an answer by the kind of figure or of instruction that is asked for: 0 to 1. */
export function answerFit({ plain }: ReadQuestion) {
  const isWhether = BEGINS_WHETHER.test(plain) && !ASKS_WHICH.test(plain);
  const asksNoFigure = ASKS_WHAT_TO_DO_OR_WHY.test(plain) && !ASKS_HOW_MUCH.test(plain);
  const named = plain.replace(FIGURE_OF_A_NAME, ' ');
  const kinds = wanted.filter(
    ({ asks }) =>
      !isWhether && (asks === LIGHT ? !HOW_TO_END.test(plain) : !asksNoFigure) && asks.test(named),
  );
  const isHow = ASKS_HOW.test(plain);
  const asksWhether = kinds.length === 0 && ASKS_WHETHER.test(plain) && !HOW_MANY.test(plain);
  const asksFigure = kinds.length === 0 && ASKS_FIGURE.test(plain);
  const says = ({ asks, answers, above, unitAbove }: Kind, words: string, names: string): boolean =>
    !(asks === LIGHT && isLegend(words)) &&
    (answers.test(words) ||
      above?.test(names) === true ||
      (/\d/.test(words) && unitAbove?.test(names) === true));
  /** `names`: what stands above a row. */
  const fit = (text: string, names = ''): number => {
    const words = withoutNoteMarks(text).replace(PACKED, ' ');
    if (kinds.some((kind) => says(kind, words, names))) return 1;
    if (isHow && STEPS.test(words)) return 0.9;
    if (isHow && instructs(words)) return 0.6;
    if (asksWhether && RULES.test(words)) return 0.5;
    return asksFigure && /\d/.test(words) ? 0.5 : 0;
  };
  return {
    fit,
    isHow,
    asksKind: kinds.length > 0,
    /** How much or how many is told by a figure, or by none or all. */
    tellsNotHowMany: (text: string) => HOW_MANY.test(plain) && !TELLS_HOW_MANY.test(text),
    /** Whether something may be done is told by a rule, or by what to mind while doing it. */
    /** Steps alone leave open whether they may be done. */
    tellsOnlyHow: (text: string) => asksWhether && !RULES.test(text),
    tellsNotWhether: (text: string) => asksWhether && !RULES.test(text) && !instructs(text),
    needsKind:
      ASKS_HOW_OFTEN.test(plain) ||
      (kinds.length > 0 &&
        kinds.every((one) => one.isNeeded || (one.isQuantity && ASKS_QUANTITY.test(plain)))),
  };
}
