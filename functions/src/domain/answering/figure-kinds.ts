import { alternativesOf } from '../spanish/alternatives';

/** What a question wants to be told, and how an answer to it looks. */
export type Kind = {
  asks: RegExp;
  answers: RegExp;
  /** How what stands above a row names the unit of its bare figures: "Presión (bar)". */
  unitAbove?: RegExp;
  /** How what stands above a row says it for all of them: "Testigos rojos". */
  above?: RegExp;
  /** Nothing that does not look so answers it, whatever else fits. */
  isNeeded?: true;
  /** The same where the question is how much it is: "¿cuánto pesa?", not "el peso". */
  isQuantity?: true;
};

/** Figures that manuals write out; those in English, like their units, are of manuals in English. */
const WRITTEN = alternativesOf('figure-kinds.txt')('numbers');

/**
 * What stands before the last digit of a figure. Bounded, and with one way to read it: what looks back over a run of digits
 * from each of them, in every way, takes the third power of the passage (a manual of zeros made all owners wait).
 */
const REST_OF_FIGURE = '(?:\\d{0,9}[.,])?\\d{0,9}';

/** "+0,3 bar", "aumente la presión en 0,5 bar": by how much, which is no answer to how much. */
const NO_DIFFERENCE =
  '(?<!(?:[+±]|\\bby|\\bpasos de|\\bsteps of|\\b(?:aument|increment|reduzc|reduc|disminuy|sub|baj)\\p{L}{1,6}[^.;\\n]{0,30}\\ben)\\s?' +
  `${REST_OF_FIGURE})`;
/** "Añada 0,2 bar", "suba la presión trasera 0,2 bar": the same of a pressure; of a volume it is what is asked for. */
export const NOT_ADDED =
  `(?<!(?:añad|sum|rest|agreg|add|less|more)\\p{L}{0,5}\\s${REST_OF_FIGURE})` +
  '(?<!(?<!\\p{L})(?:sub|aument|increment|baj|reduc|reduz)\\p{L}{1,6}\\s(?:la|su)\\spresión[^.;\\n]{0,60}(?<!(?<!\\p{L})(?:a|hasta|de))[\\s(]' +
  `${REST_OF_FIGURE})`;
/** "0,5 l/1000 km", "1 litro cada 1.500 km", "5,4 l/100 km": what is used up on the way. */
const PER_DISTANCE =
  '/\\s?1[.\\s]?00|\\.?\\s(?:(?:por\\s)?cada|every|per)\\s[\\d.,\\s]{1,20}(?:km|mi)';

/**
 * A figure with its unit, or below the name of a column that is or ends in it ("N·m: 105", "Delante (bar): 2,5"). Signs of
 * units follow digits; words of units also follow figures that are written out.
 */
export function figure(asks: RegExp, signs: string, words = '', before = ''): Kind {
  const units = [signs, words].filter(Boolean).join('|');
  const written = words === '' ? '' : `|(?<!\\p{L})(?:${WRITTEN})\\s(?:${words})(?!\\p{L})`;
  return {
    asks,
    isQuantity: true,
    answers: new RegExp(
      `${before}${NO_DIFFERENCE}\\d\\s?(?:${units})(?![\\p{L}\\d]|${PER_DISTANCE})${written}|(?<![\\p{L}\\d/])(?:${units})\\)?: \\d`,
      'iu',
    ),
    unitAbove: new RegExp(
      `(?:[([]|(?<!\\bm?g)/|(?:^|\\s)en\\s|[,:]\\s)(?:${units})(?!/\\s?(?:100|km))(?=[)\\],;/\\s]|$)`,
      'iu',
    ),
  };
}

/** "En los primeros 6 meses o 10 000 km", "durante 8 años": for how long something holds, once. */
const NOT_A_PERIOD =
  '(?<!(?:primer[oa]s?|durante|first|during)\\s(?:\\d[\\d.,]{0,12}\\s\\p{L}{1,20}\\s(?:o|y|or)\\s)?[\\d.,\\s]{0,20})';

/**
 * The same for how often: in a plan the unit stands before the figures of all columns, "Kilómetros 15 000 30 000", and a
 * column may have its name, "Correa: Km: 120 000 · Meses: 96".
 */
export function intervals(...asked: [asks: RegExp, signs: string, words: string]): Kind {
  const kind = figure(...asked, NOT_A_PERIOD);
  const ofPlan =
    '(?:^|\\n)[^\\n\\d]{0,30}(?:km|kilómetros|kilometraje|meses|años|miles|months|years)[^\\n]{0,15}\\s\\d';
  const ofColumn =
    '(?<!\\p{L})(?:km|kilómetros|meses|años|horas|miles|months|years|hours)(?:\\s\\([^)\\n]{0,60}\\)|\\))?:\\s(?:\\p{L}\\s)?\\d';
  const oftenInEnglish = '(?<!\\p{L})(?:once|twice) (?:a|per|every)(?!\\p{L})';
  return {
    ...kind,
    answers: new RegExp(`${kind.answers.source}|${ofColumn}|${oftenInEnglish}`, 'iu'),
    unitAbove: new RegExp(`${kind.unitAbove?.source}|${ofPlan}`, 'iu'),
  };
}

/** What something weighs: not what it may be loaded with. */
export const ownWeight = (kind: Kind): Kind => ({
  ...kind,
  answers: new RegExp(
    `^(?!(?=[^]*(?:carga|admit|soport|hasta|load))(?![^]*(?:pes[ao]|masa|tara|weigh)))[^]*?(?:${kind.answers.source})`,
    'iu',
  ),
});

/** "Si no se usa durante más de un mes, …": when something holds, and not how long it takes. */
const NO_CONDITION = '(?<!(?:^|[.;:\\n]\\s?)(?:si|cuando|if|when)(?!\\p{L})[^.;,\\n]{0,120})';

/** "Pulse durante 3 segundos", "causa quemaduras en dos horas": no time that something takes by itself. */
const NO_PRESS_NOR_INJURY =
  '(?<!(?:puls|apriet|apret|mantenga|presion(?!es)|quemadura|lesi[oó]n|espere)\\p{L}{0,12}\\s[^.;\\n]{0,80})';
/** "No lo deje más de 24 horas": a limit. */
const NO_LIMIT = '(?<!(?<!\\p{L})(?:no|nunca)(?!\\p{L})[^.;\\n]{0,80}más de\\s[\\d.,]{0,20})';
/** Who asks for such a time says so: "¿cuánto tiempo lo mantengo pulsado?". */
const OF_PRESS_OR_INJURY =
  '\\b(?:ojos?|piel|acido|enjuag|puls|presion|apr[ie]+t|esper|manten|boton|tecla|dej[ao]|tocar)';

/**
 * How long something takes: "enjuáguelos con agua durante 15 minutos" is what an accident asks for, and nothing else does.
 */
export const durations = (kind: Kind): Kind[] => [
  { ...kind, asks: new RegExp(`^(?=.*${OF_PRESS_OR_INJURY}).*(?:${kind.asks.source})`) },
  {
    ...kind,
    asks: new RegExp(`^(?!.*${OF_PRESS_OR_INJURY}).*(?:${kind.asks.source})`),
    answers: new RegExp(
      `^(?![^]*(?:enju[aá]g|ojos))[^]*?(?=${kind.answers.source})${NO_CONDITION}${NO_LIMIT}${NO_PRESS_NOR_INJURY}`,
      'iu',
    ),
  },
];
