import { splitSentences } from '../text/sentences';
import { stepNumber } from '../text/steps';
import { foldInPlace } from '../spanish/fold-in-place';
import { TELLS_PLACE } from './kinds/words';
import { readsEnglish } from './asked/language';
import type { ReadQuestion } from './asked/read-question';
import type { Given, MeasuredWords } from './features/features';
import { undoesWhatIsAsked } from './reject/rules-of-opposites';
import type { Chosen } from './select';

/** Steps that do not begin with the first, or of which some are missing: what is missing may be the one that matters. */
function hasGaps({ quotable, quotation }: Chosen): boolean {
  if (quotable.kind !== 'list' || quotable.isOrdered !== true) return false;
  const steps = quotation.text.split('\n').flatMap((line) => stepNumber(line.trim()) ?? []);
  return steps.some((step, at) => step !== 1 && step !== (steps[at - 1] ?? 0) + 1);
}

/** A row of an English table that holds one word of a Spanish question which names several things. */
function isMatchedByOneWord(
  { quotable, wholeMatched, excerpt }: Chosen,
  words: MeasuredWords,
  excerpts: Given['excerpts'],
): boolean {
  const things = words.filter(({ isThing, weight }) => isThing && weight > 0).length;
  const content = excerpts[excerpt]?.chunk.content ?? '';
  return quotable.kind === 'row' && things > 1 && wholeMatched.size < 2 && readsEnglish(content);
}

/** "¿Dónde está el gato?": the thing that is looked for. */
const LOOKED_FOR =
  /\bdonde (?:esta|estan|se (?:encuentra|guarda|halla)n?|va|van|pongo|coloco|apoyo) (?:el|la|los|las|mi|mis) (\p{L}{3,})/u;

/** "Puntos de apoyo del", "sostenido por el", "junto al": something else, whose place it may be. */
const BEHIND_PREPOSITION =
  /(?<!\p{L})(?:del?|por|con|sin|para|al?|bajo|sobre|en|entre|hasta)(?: (?:el|la|los|las))? $/u;

/** "Está detrás de la guantera": of what the sentence before names. */
const OF_THE_SAME =
  /^\P{L}*(?:y )?(?:se (?:encuentra|halla|guarda)n?|esta|estan|va|van|situad[oa]s?)(?!\p{L})/u;

/**
 * Where a part of it is, or what is done with it, is not where it is: "Puntos de apoyo del gato: A delantero"; nor is a place
 * of something else beside what is said of it.
 */
function isPlaceOfAnother(
  { plain }: Pick<ReadQuestion, 'plain'>,
  { quotation, quotable }: Chosen,
): boolean {
  const [, thing] = LOOKED_FOR.exec(plain) ?? [];
  if (thing === undefined) return false;
  const sentences = splitSentences(quotation.text).map(({ start, end }) =>
    quotation.text.slice(start, end),
  );
  const beforesIn = (said: string) => {
    const folded = foldInPlace(said);
    return [...folded.matchAll(/\p{L}+/gu)]
      .filter(([word]) => word === thing)
      .map(({ index }) => folded.slice(0, index));
  };
  const isNamed = sentences.some((said) => beforesIn(said).length > 0);
  const isToldOf = (said: string, at: number): boolean =>
    TELLS_PLACE.test(said) &&
    (beforesIn(said).some((before) => !BEHIND_PREPOSITION.test(before)) ||
      (at > 0 && OF_THE_SAME.test(foldInPlace(said))));
  const tellsNone = quotable.kind !== 'row' && !sentences.some((said) => TELLS_PLACE.test(said));
  return tellsNone || (isNamed && !sentences.some(isToldOf));
}

/** "¿Cómo desconecto la batería?": the root of the verb. */
const HOW_TO =
  /\bcomo (?:se |l[oa]s? |le |me )?(?:puedo |hago para )?(\p{L}{3,})(?:ar|er|ir|o|a|e)(?!\p{L})/u;

/** What is done once that is done: "Si se ha desconectado la batería, inicialice las ventanillas". */
function isAfterwards(
  { plain }: Pick<ReadQuestion, 'plain'>,
  { quotation, above, quotable }: Chosen,
): boolean {
  const [, root] = HOW_TO.exec(plain) ?? [];
  if (root === undefined) return false;
  const words =
    foldInPlace([...above, quotable.context, quotation.text].join('\n')).match(/\p{L}+/gu) ?? [];
  const said = words.filter(
    (word) => word.startsWith(root) && word.length <= root.length + MAX_ENDING,
  );
  return said.length > 0 && said.every((word) => IS_DONE.test(word.slice(root.length)));
}
const MAX_ENDING = 4;
const IS_DONE = /^[ai]d[oa]s?$/;

/**
 * Whether something about the best one keeps it from being told without reserve, however likely it is: it cannot be all that was
 * asked for, it is where something else is, what comes after or what undoes it, another place says another figure, nothing names the columns of its figures, steps
 * may be missing, or it is in English and holds one word of the question.
 */
export const needsReserve = (
  question: Pick<ReadQuestion, 'plain'>,
  best: Chosen,
  words: MeasuredWords,
  excerpts: Given['excerpts'],
): boolean =>
  best.isPartial ||
  isPlaceOfAnother(question, best) ||
  isAfterwards(question, best) ||
  undoesWhatIsAsked(question, best) ||
  best.isContradicted === true ||
  best.quotable.isUnnamed === true ||
  hasGaps(best) ||
  isMatchedByOneWord(best, words, excerpts);
