import { alternativesOf } from '../spanish/alternatives';

const anyOf = alternativesOf('complete-question.txt');

/** What owners begin a further question with, and what says nothing of it. */
const OPENING =
  /^(?:(?:ok(?:ay)?|vale|gracias|muchas gracias|bien|bueno|perfecto|genial|entendido|ah|oye|listo|entonces|pero|también|tambien|además|ademas|ahora)(?![\p{L}\p{N}])[\s,.:;]*)+/iu;
const AND = /^(?:y|e)(?![\p{L}\p{N}])[\s,]*/iu;
/** "¿Y eso cada cuánto?": what was spoken of, before what is asked of it. */
const THAT =
  /^(?:eso|esto|es[ae]s?|est[ae]s?)(?:,| sí)? (?=(?:a |de |en |con |cada |por )?(?:qué|que|cuándo|cuando|cuánt[oa]s?|cuant[oa]s?|cómo|como|dónde|donde|cuál|cual)(?![\p{L}\p{N}]))/iu;
const WHAT_ABOUT = /^(?:qué|que) (?:tal|pasa|hay)(?: con| de)?(?![\p{L}\p{N}])\s*/iu;

const withoutMarks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[¿?¡!]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/(?<![\s.,;:…])[\s.,;:…]+$/u, '');

/** A question without its marks. */
export const bare = withoutMarks;

/** The same without the words that only join it to what was said before. */
export const withoutOpening = (text: string): string =>
  withoutMarks(text)
    .replace(OPENING, '')
    .replace(AND, '')
    .replace(OPENING, '')
    .replace(WHAT_ABOUT, '')
    .replace(THAT, '');

/** As a question of its own, with the marks that the one before had. */
export function asWritten(words: string, like: string): string {
  const first = words.slice(0, 1).toUpperCase() + words.slice(1);
  return /[¿?]/u.test(like) ? `¿${first}?` : first;
}

/** "No, digo", "perdón, me refiero a", "no espera, quería decir". */
const CORRECTION = new RegExp(
  String.raw`^(?:(?:${anyOf('begins a correction')})(?![\p{L}\p{N}])[\s,.:;]*)*` +
    String.raw`(?:${anyOf('corrects')})(?![\p{L}\p{N}])[\s,.:;]*`,
  'iu',
);

/** What somebody asks who corrects the question before, and whether they do. */
export function withoutCorrection(asked: string): { asked: string; isCorrection: boolean } {
  const rest = asked.replace(CORRECTION, '');
  return { asked: rest, isCorrection: rest !== asked && rest !== '' };
}
