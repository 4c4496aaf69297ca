import { withoutRaisedMarks } from '../../spanish/raised';
import { unitsOf } from '../../quantity/units';
import { alternativesOf } from '../../spanish/alternatives';
import { plainWords } from '../../spanish/plain-words';
import type { ReadQuestion } from '../asked/read-question';
import { KINDS } from '../kinds/kinds';
import { COUNT } from '../kinds/count';
import { asksWhatToDoOrWhy, INSTRUCTION, listsSteps, tellsWhatBefell } from '../kinds/instruction';
import { tells, type Kind } from '../kinds/kind';
import { LIGHT } from '../kinds/light';
import { asksOnlyWhether, PERMISSION } from '../kinds/permission';

/** The question as it is searched for: a light that is on is a "testigo" in every manual. */
export const searchedQuestion = (question: string): string =>
  LIGHT.test(plainWords(question)) ? `${question} testigo` : question;

/** How often, which only a distance or a time answers, whatever else a quotation holds. */
const ASKS_HOW_OFTEN = new RegExp(
  String.raw`\bcada cuant|\ba cuant[oa]s (?:${unitsOf('distance')})\b`,
);

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

/** The question by whose words quotations are measured: a row that says how often need not say that it is a change. */
export function measuredQuestion({ readAs, plain }: Pick<ReadQuestion, 'readAs' | 'plain'>) {
  const measured = readAs.replace(OF_THE_MAKER, ' ').replace(WHERE_IT_SHOWS, ' ');
  const lit = LIGHT.test(plain) ? measured.replace(IS_ON, ' ') : measured;
  return ASKS_HOW_OFTEN.test(plain) ? lit.replace(CHANGES, ' ') : lit;
}

/** "¿Cómo lo reseteo?", of a light that is on: what it means is known. */
const HOW_TO_END =
  /\bcomo (?:se |l[oa]s? |le |me )?(?:(?:puedo|hago para) )?(?:resete|reinici|sac|quit|borr|elimin|apag|purg|restablec)\w*/;

/** "1. Testigo del ABS", "2. Luz de avería (ámbar)": what stands where in a figure, which is nothing about any of it. */
const isLegend = (words: string): boolean => {
  const items = words.split('\n').filter((line) => /^\(?\d{1,2}[.)]?\s/.test(line));
  return items.length > 2 && items.every((line) => line.length <= 80 && !/[.;:]$/.test(line));
};

const UNITS = unitsOf('pressure', 'volume', 'mass', 'tension', 'power', 'energy', 'size', 'length');
const ASKS_FIGURE = /\bcuant[oa]s?\b|hasta (?:que|donde)|\ba que\b|maxim|minim|\brango\b|\bvalor/;

const ASKS_QUANTITY = new RegExp(
  String.raw`\bcuant[oa]s?\b|\b(?:a|hasta|con|de) que (?:par|presion|velocidad|temperatura|altura|profundidad|diametro)\b|\ben (?:${UNITS})(?!\p{L})`,
  'u',
);

/** "¿Qué cantidad?", "la capacidad": a figure is asked for, be it of a unit that nobody thought of. */
const ASKS_MEASURE = new RegExp(
  String.raw`\b(?:${alternativesOf('question.txt')('asks an amount')})\b`,
);

/** "La batería de 12 voltios": a name that has a figure, which is not asked for. */
const FIGURE_OF_A_NAME = new RegExp(String.raw`\bde \d[\d.,]* ?(?:${UNITS})(?!\p{L})`, 'gu');
/** "Garrafa de 1 litro": what it is sold in. */
const PACKED =
  /(?<!\p{L})(?:garraf|botell|bote|lata|bid[oó]n|envase|tubo|spray|caja|bottle|can|tube)\p{L}{0,3}\s(?:de|of)\s[\d.,]+\s?\p{L}+/giu;

/** Measures how well words suit as an answer by the kind of figure or of instruction that is asked for: 0 to 1. */
export function answerFit({ plain }: Pick<ReadQuestion, 'plain'>) {
  const isWhether = asksOnlyWhether(plain);
  const asksNoFigure = asksWhatToDoOrWhy(plain);
  const named = plain.replace(FIGURE_OF_A_NAME, ' ');
  const kinds = KINDS.filter(
    ({ asks }) =>
      !isWhether && (asks === LIGHT ? !HOW_TO_END.test(plain) : !asksNoFigure) && asks.test(named),
  );
  const isHow = INSTRUCTION.asks(plain);
  const isHelpedBySteps = isHow || tellsWhatBefell(plain);
  const asksCount = COUNT.asks(plain);
  const asksWhether = kinds.length === 0 && PERMISSION.asks(plain) && !asksCount;
  const asksFigure = kinds.length === 0 && ASKS_FIGURE.test(plain);
  const needsKind =
    kinds.length > 0 &&
    kinds.every((one) => one.isNeeded || (one.isQuantity && ASKS_QUANTITY.test(plain)));
  const says = (kind: Kind, words: string, names: string, titles: readonly string[]): boolean => {
    if (kind.asks !== LIGHT) return tells(kind, words, names);
    // "Testigos de color rojo": so are all of the section.
    return !isLegend(words) && tells(kind, words, [...titles, names].join('\n'));
  };
  /** `names`: what stands above a row in its table; `titles`: what its section is called. */
  const fit = (text: string, names = '', titles: readonly string[] = []): number => {
    const words = withoutRaisedMarks(text).replace(PACKED, ' ');
    if (kinds.some((kind) => says(kind, words, names, titles))) return 1;
    if (isHelpedBySteps && listsSteps(words)) return 0.9;
    if (isHelpedBySteps && INSTRUCTION.tells(words)) return 0.6;
    if (asksWhether && PERMISSION.tells(words)) return 0.5;
    return asksFigure && /\d/.test(words) ? 0.5 : 0;
  };
  return {
    fit,
    isHow,
    isHelpedBySteps,
    asksKind: kinds.length > 0,
    tellsNotHowMany: (text: string) => asksCount && !COUNT.tells(text),
    /** Steps alone leave open whether they may be done. */
    tellsNotWhether: (text: string) => asksWhether && !PERMISSION.tells(text),
    /** Whether nothing else answers it; whether nothing else does without reserve. */
    needsKind,
    expectsKind:
      needsKind ||
      (kinds.length > 0 && ASKS_MEASURE.test(plain)) ||
      kinds.some(({ asks }) => asks === LIGHT),
  };
}
