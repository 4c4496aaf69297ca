import type { ReadQuestion } from '../question';

/** Figures that a manual tells of many parts, in tables where the rows of two parts are alike but for their names. */
const ASKS_OF_A_PART = new RegExp(
  [
    String.raw`\bpar(?:es)? de apriete\b`,
    String.raw`\bapr(?:ie|e)t`,
    String.raw`\btorque`,
    String.raw`\bcuantos n ?[·.]? ?m\b`,
    String.raw`\bgarantia`,
    String.raw`\bcada cuant`,
    String.raw`\ba cuant[oa]s (?:km|kilometros)\b`,
    String.raw`\bpotencia\b`,
    String.raw`\bcaballos\b`,
    String.raw`(?:\b(?:que|cual\w*|de cuant\w*|tipo de)\b.*|^)\b(?:fusible|bombilla|foco|lampara|ampolleta)s?\b`,
  ].join('|'),
  '',
);
/** Words of such questions that name no part: what is asked for, its units, what has it, and which vehicle's it is. */
const NAMES_NO_PART = new RegExp(
  `^(?:${[
    'par(?:es)?|apr[ie]+t\\w*|torques?|cada|cuant\\w*|cambi\\w*|sustitu\\w*|reempla\\w*|revis\\w*|mantenimiento|potencias?|caballos',
    'maxim\\w*|minim\\w*|tipo|valor\\w*|rango|medidas?|tamano|grosor|largo|ancho|alto|mide\\w*|pes[ao]\\w*|velocidad|temperatura|tiempo',
    'presion\\w*|infl\\w*|capacidad|cabe\\w*|bombill\\w*|focos?|lampar\\w*|ampollet\\w*|luz|luces|luce?cita|fusibles?|fundi\\w*|quem\\w*|amper\\w*|mir[oae]\\w*',
    'km|kilometr\\w*|metros|mm|cm|milimetros|centimetros|mes(?:es)?|anos?|litros?|bar|psi|libras|kilos?|kg|gramos|grados|vatios|watts|voltios',
    'llev\\w*|us[ae]\\w*|ten\\w*|tien\\w*|hay|hac\\w*|hag\\w*|toca\\w*|deb\\w*|va|van|dura\\w*|tarda\\w*|aguanta\\w*|cargar(?:l[eo]s?)?|soporta\\w*|admite\\w*|alcanz\\w*',
    'n|m|nm|garantias?|\\d+(?:[.,]\\d*)?|[a-z]',
    'motor(?:es)?|coches?|autos?|carros?|camionetas?|vehiculos?',
  ].join('|')})$`,
);
/** Whether a folded word of such a question names no part. */
export const namesNoPart = (folded: string): boolean => NAMES_NO_PART.test(folded);

/** What is told of many parts in sentences of all kinds: without it a figure is another one's. */
const IS_ASKED_ITSELF = /^garantias?$/;
/** Share of what the question names, by rarity, from which a quotation without it is about something else. */
const MOST_MISSING = 0.55;

/** "¿Cuántos ciclos?", "¿cuántas plazas?": what is counted must be named. */
const COUNTED = /\bcuant[oa]s (?!veces|cosas|formas)(\p{L}{4,})/u;

function isUncounted(
  { plain, asksFigure }: ReadQuestion,
  words: Asked,
  held: ReadonlySet<number>,
): boolean {
  const [, counted] = COUNTED.exec(plain) ?? [];
  const at = words.findIndex(({ folded }) => folded === counted);
  return at >= 0 && !held.has(at) && !asksFigure;
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
  held: ReadonlySet<number>,
): boolean {
  if (isUncounted(question, words, held)) return true;
  const isOfAPart = ASKS_OF_A_PART.test(question.plain);
  if (words.some(({ folded }, at) => IS_ASKED_ITSELF.test(folded) && !held.has(at))) return true;
  if (!isOfAPart && !question.asksFigure) return false;
  const weightOf = (isCounted: (at: number) => boolean): number =>
    words.reduce(
      (sum, { folded, weight }, at) =>
        sum + (isCounted(at) && !NAMES_NO_PART.test(folded) ? weight : 0),
      0,
    );
  const all = weightOf(() => true);
  const missing = weightOf((at) => !held.has(at));
  return isOfAPart ? missing > MOST_MISSING * all : all > 0 && missing === all;
}
