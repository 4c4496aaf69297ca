import { plainWords } from './plain-words';

/** Figures that a manual tells of many parts, in tables where the rows of two parts are alike but for their names. */
const ASKS_OF_A_PART =
  /\bpar(?:es)? de apriete\b|\bapriet|\btorque|\bcada cuant|\ba cuant[oa]s (?:km|kilometros)\b|\bpotencia\b|\bcaballos\b/;
/** Words of such questions that name no part: what is asked for, and of which vehicle. */
const NAMES_NO_PART =
  /^(?:par(?:es)?|apr[ie]+t\w*|torques?|cada|cuant\w*|cambi\w*|sustitu\w*|reempla\w*|revis\w*|mantenimiento|km|kilometr\w*|mes(?:es)?|anos?|potencias?|caballos|maxim\w*|minim\w*|llev\w*|us[ae]\w*|ten\w*|tien\w*|hay|hac\w*|hag\w*|toca\w*|deb\w*|va|van|coches?|autos?|carros?|camionetas?|vehiculos?)$/;
/** Share of what the question names, by rarity, from which a quotation without it is about something else. */
const MOST_MISSING = 0.55;

type Asked = readonly { folded: string; weight: number }[];

/**
 * Whether a question for the torque, the interval or the power of a part is met with that of another: neither the
 * quotation nor what stands above it names most of the part ("tapón del cárter" is no "rueda", however well "par de
 * apriete" fits).
 */
export function isOfOtherPart(question: string, words: Asked, held: ReadonlySet<number>): boolean {
  if (!ASKS_OF_A_PART.test(plainWords(question))) return false;
  const weightOf = (isCounted: (at: number) => boolean): number =>
    words.reduce(
      (sum, { folded, weight }, at) =>
        sum + (isCounted(at) && !NAMES_NO_PART.test(folded) ? weight : 0),
      0,
    );
  return weightOf((at) => !held.has(at)) > MOST_MISSING * weightOf(() => true);
}
