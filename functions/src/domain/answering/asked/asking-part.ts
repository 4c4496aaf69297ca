import { parseQuery, type QueryWord } from '../../search/query';
import { isHelper, isOfStories } from '../../search/known-words';
import { alternativesOf } from '../../spanish/alternatives';
import { foldInPlace } from '../../spanish/fold-in-place';
import { wordList } from '../../spanish/word-lists';

const anyOf = alternativesOf('question.txt');

const PREPOSITION = '(?:a|con|de|en|por|para|cada|hasta|desde|segun) ';
/** "¿Qué", "a cuántos", "cada cuánto", "por qué": where what is asked begins. */
const INTERROGATIVE = String.raw`(?:${PREPOSITION})?(?:que|cual(?:es)?|cuant[oa]s?|como|donde|cuando|quien(?:es)?)(?!\p{L})`;
const BEGINS_ASKING = new RegExp(String.raw`^[^\p{L}\p{N}]*${INTERROGATIVE}`, 'u');
/** "Quería saber a qué", "mi padre me pregunta si", "no encuentro en el manual cuánto", "¿me confirmas que". */
const INDIRECT = new RegExp(
  String.raw`^.{0,160}?(?<!\p{L})(?:${anyOf('governs an indirect question')})(?: (?!que |si )\p{L}+){0,5}? ` +
    String.raw`(?:si |que (?=(?:el|la|los|las|mi|se|hay|tiene|lleva) )|¿?(?=${INTERROGATIVE}))`,
  'u',
);
const OPENING = new RegExp(
  String.raw`^(?:[^\p{L}\p{N}¿]*(?:${anyOf('opens a question')})(?![\p{L}\p{N}])){1,6}[^\p{L}\p{N}¿]*`,
  'u',
);
/** "Estoy en la carretera", "acabo de comprar el coche de segunda mano": of who asks, not of what is asked. */
const OF_THE_OWNER = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf('is somewhere')}) en (?:(?:el|la|un|una|medio de) )*\p{L}+` +
    String.raw`|(?:${anyOf('came by a vehicle')}) (?:el|la|los|un|una|este|esta|mi) (?:${anyOf('a vehicle')})` +
    String.raw`(?: (?:${anyOf('as what it came')}))*)(?!\p{L})`,
  'gu',
);
/** Ends of sentences (but not of "n.º", "5.2"), and where a question begins in the middle of one. */
const ENDS = new RegExp(
  String.raw`(?<=[!?;…\n])|(?<=[\p{L}\p{N}]{3}[.:])(?=\s)|(?<=,\s{0,3})(?=¿)|(?<=,)(?=\s*${INTERROGATIVE})`,
  'u',
);

const situations = new Set(wordList('situations.txt'));
const YEAR = /^(?:19|20)\d\d$/;

/** Whether a word may name a part of a vehicle, or say when something holds. */
function tells({ lexeme: { folded }, spellings, synonyms }: QueryWord): boolean {
  if (YEAR.test(folded)) return false;
  if (/\d/.test(folded) || situations.has(folded) || synonyms.length > 0) return true;
  return !isHelper(folded) && !isOfStories({ spellings });
}

const asks = (clause: string): boolean =>
  clause.includes('?') || BEGINS_ASKING.test(foldInPlace(clause));

const tellsOfVehicle = (clause: string): boolean =>
  parseQuery(foldInPlace(clause).replace(OF_THE_OWNER, ' ')).words.some(tells);

/** Without greetings and without who wants to know it. */
function withoutFrame(clause: string): string {
  const plain = foldInPlace(clause);
  const opening = OPENING.exec(plain)?.[0].length ?? 0;
  const rest = plain.slice(opening);
  // "¿Cómo sé cuándo…?" asks how.
  const frame = BEGINS_ASKING.test(rest) ? 0 : (INDIRECT.exec(rest)?.[0].length ?? 0);
  return clause.slice(opening + frame).trim();
}

/**
 * What is asked of a story that somebody tells: "acabo de comprar el coche; mi padre me pregunta qué aceite lleva" asks
 * "qué aceite lleva". A sentence stays that names a part, a figure, a version or when something holds; where what asks
 * names nothing by itself ("¿qué hago?"), the question stays whole.
 */
export function askingPart(question: string): string {
  const clauses = question
    .split(ENDS)
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .map((clause) => ({
      isAsking: asks(clause),
      clause: clause.trim(),
      bare: withoutFrame(clause),
    }))
    .map((one) => ({ ...one, isTelling: tellsOfVehicle(one.bare) }));
  // "Presión de la rueda de repuesto": what is named last is asked for where nothing else asks.
  const last = clauses.at(-1);
  if (last && !clauses.some(({ isAsking }) => isAsking)) last.isAsking = true;
  if (!clauses.some(({ isTelling }) => isTelling)) return question;
  const isWhole = !clauses.some(({ isAsking, isTelling }) => isAsking && isTelling);
  const kept = clauses.filter(({ isAsking, isTelling }) => isWhole || isAsking || isTelling);
  const isCut = kept.length < clauses.length || kept.some(({ clause, bare }) => clause !== bare);
  return isCut ? kept.flatMap(({ bare }) => bare || []).join(' ') : question;
}
