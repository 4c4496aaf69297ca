import { anyOf, folded, withoutEnd } from './words';

const VERB = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf('replaces')}|${anyOf('inspects')}|${anyOf('does')})(?!\p{L})`,
  'u',
);
/** Where what is worked at ends: at when, how and for what. */
const OBJECT_END =
  /[,;:(.]|\s(?:cada|una vez|dos veces|tres veces|a los|a las|al menos|por lo menos|como minimo|antes|cuando|aunque|y|con|durante|every|once|at)(?!\p{L})/u;
const SUBJECT_END =
  /\s(?:deben?|se|hay que|ha de|han de|es (?:preciso|necesario)|caducan?|should|must|needs?)(?!\p{L})/u;
const ARTICLE =
  /^(?:(?:de|del|a|al|que|en|y|tambien|lo|no|the)\s)*(?:(?:el|la|los|las|su|sus|un|una|the)\s)?/u;
/** "Las revisiones se hacen": the work is the subject, and no order. */
const NOUN = /(?:ion|iones|cambios|controles)$/u;
/** Says nothing without its title: "el nivel" below "Aceite del motor". */
const IS_BARE = /^(?:nivel(?:es)?|presion(?:es)?|desgaste|estado|apriete)$/u;
const FARTHEST_VERB = 4;
const SHORTEST = 3;
const LONGEST = 70;

const withoutArticle = (text: string): string => {
  const [article = ''] = ARTICLE.exec(folded(text)) ?? [];
  return withoutEnd(text.slice(article.length), ' ,').trim();
};

const isName = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  !/^(?:lo|la|los|las|se|esto|este|esta)$/iu.test(text) &&
  !/\d\s?km/u.test(text);

/** What a sentence says is to be worked at: its object, its subject, else what its title names. */
export function objectOf(text: string, titles: readonly string[]): string {
  const plain = folded(text);
  const verb = VERB.exec(plain);
  const title = (titles.at(-1) ?? '').replace(/^[\d.\s-]+/u, '');
  if (!verb) return title;
  const behind = verb.index + verb[0].length;
  const isNoun = NOUN.test(verb[0]);
  if (verb.index <= FARTHEST_VERB && !isNoun) {
    const end = plain.slice(behind).search(OBJECT_END);
    const object = withoutArticle(text.slice(behind, end < 0 ? undefined : behind + end).trim());
    if (isName(object))
      return IS_BARE.test(folded(object)) && title ? `${object} (${title})` : object;
  }
  const end = plain.search(SUBJECT_END);
  const subject = end > 0 ? withoutArticle(text.slice(0, end).split(',')[0] ?? '') : '';
  if (isName(subject) && end <= LONGEST) return subject;
  // "Rotación delante-atrás cada 15.000 km": a noun that names the work.
  const before = plain.search(/\s(?:cada|una vez|a los|every|once)(?!\p{L})/u);
  const noun = before > 0 && verb.index === 0 ? withoutArticle(text.slice(0, before)) : '';
  return isName(noun) ? noun : title;
}
