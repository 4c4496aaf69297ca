import { parseQuery } from '../../search/query';

/** Where what is asked for is listed. */
const LIST_FOLLOWS =
  /(?<!\p{L})(?:(?:quiero|quisiera|querr[ií]a|necesito|me gustar[ií]a) (?:saber|conocer)|dime|d[ií]game|dame|ind[ií]came|me (?:puedes|podr[ií]as) decir)(?!\p{L}):?\s/iu;
const LISTED =
  /,\s(?:y\s)?|\sy\s(?=(?:el|la|los|las|lo|cu[aá]nt\p{L}{1,3}|qu[eé]|cada|d[oó]nde|c[oó]mo)(?!\p{L}))/giu;
const BEGINS_PART =
  /^(?:el|la|los|las|lo que|cu[aá]nt\p{L}{1,3}|qu[eé]|cada|d[oó]nde|c[oó]mo|a qu[eé]|de qu[eé])(?!\p{L})/iu;
const MAX_PARTS = 4;
/** "¿Es normal?" says nothing by itself. */
const saysWhat = (part: string): boolean => parseQuery(part).words.length > 1;

/**
 * The questions in one: "dime la presión, los litros del maletero y lo que tarda en cargar", "¿Qué aceite lleva? ¿Dónde
 * está el gato?". One where they cannot be told apart for certain.
 */
export function partsOf(question: string): string[] {
  const asked = question.match(/¿[^¿?]{8,200}\?/gu) ?? [];
  if (asked.length > 1 && asked.length <= MAX_PARTS && asked.every(saysWhat)) return asked;
  const follows = LIST_FOLLOWS.exec(question);
  if (!follows) return [question];
  const parts = question
    .slice(follows.index + follows[0].length)
    .split(LISTED)
    .map((part) => part.trim().replace(/[?.]$/, ''));
  const areAll = parts.every((part) => BEGINS_PART.test(part) && part.split(' ').length > 2);
  return parts.length > 1 && parts.length <= MAX_PARTS && areAll ? parts : [question];
}
