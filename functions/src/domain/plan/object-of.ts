import type { PlanAction } from '@contract';
import { unnumbered } from '../findings/titles';
import { quantitiesIn } from '../quantity/quantities-in';
import { unitName } from '../quantity/units';
import { actionIn, ANY_ACTION } from './actions';
import { kindBelow } from './below';
import { anyOf, folded, withoutEnd } from './words';

const VERB = new RegExp(String.raw`(?<!\p{L})${ANY_ACTION}(?!\p{L})`, 'u');
/** Where what is worked at ends: at when, how and for what. */
const OBJECT_END =
  /[,;:(.]|\s(?:cada|una vez|dos veces|tres veces|a los|a las|al menos|por lo menos|como minimo|antes|cuando|aunque|y|con|durante|every|once|at)(?!\p{L})/u;
const SUBJECT_END =
  /\s(?:deben?|se|hay que|ha de|han de|es (?:preciso|necesario)|caducan?|vencen?|should|must|needs?)(?!\p{L})/u;
const ARTICLE =
  /^(?:(?:de|del|a|al|que|en|y|tambien|lo|no|the)\s)*(?:(?:el|la|los|las|su|sus|un|una|the)\s)?/u;
/** "Absorbe humedad, por eso se cambia": its subject stands before. */
const IS_REASON = /,\s(?:y\s)?(?:por (?:eso|ello|lo que)|asi que|de modo que)(?!\p{L})/u;
/** "Haga revisar el sistema". */
const FARTHEST_VERB = 6;
const SHORTEST = 3;
const LONGEST = 70;

const withoutArticle = (text: string): string => {
  const [article = ''] = ARTICLE.exec(folded(text)) ?? [];
  return withoutEnd(text.slice(article.length), ' ,').trim();
};

/** "Rotación delante-atrás": how, and not what. */
const IS_PLACE = /^(?:delante|detras|adelante|atras)(?!\p{L})/u;

/** "Conéctelo al menos": no name, but a verb with its pronoun. */
const HAS_PRONOUN = /l[oa]s?$/u;

/** "Revísela": of what is told before. */
const IS_VERB = new RegExp(`^${ANY_ACTION}$`, 'u');

const isName = (text: string): boolean =>
  text.length >= SHORTEST &&
  text.length <= LONGEST &&
  !/^(?:(?:lo|la|los|las|esto|este|esta)$|se(?:\s|$))/iu.test(text) &&
  !IS_VERB.test(folded(text)) &&
  !IS_PLACE.test(folded(text)) &&
  !/\d\s?km/u.test(text);

const NEXT_VERB = new RegExp(String.raw`(?:,|;|(?<!\p{L})y)\s${ANY_ACTION}\s(?=\p{L})`, 'gu');
/** "Cámbielo", "se comprueban", "revise cada 1.000 km": what a title names. */
const IS_OF_TITLE = new RegExp(
  String.raw`(?<!\p{L})(?:se|debe|deben|hay que) \p{L}|(?<!\p{L})\p{L}{3,}(?:el[oa]s?|[aei]rl[oa]s?|al[oa]s?)(?!\p{L})|` +
    String.raw`^${ANY_ACTION}\s(?:cada|every|una vez|a los)(?!\p{L})`,
  'u',
);

/** "La primera revisión", "Alineación y balanceo". */
const NOUN = /^(?:(?:el|la|los|las)\s|\p{L}+(?:\sy\s\p{L}+)?$)/u;

/** "Las revisiones se hacen cada año". */
const IS_DONE = /^(\p{L}+)\sse\s\p{L}+$/u;

/** What stands behind a verb that ends there. */
function objectBehind(text: string, behind: number): string {
  const rest = text.slice(behind);
  const times = quantitiesIn(rest, { kinds: ['time'] });
  const minutes = times.find(({ unit }) => unitName(unit) === 'min')?.start ?? rest.length;
  const end = folded(rest).search(OBJECT_END);
  return withoutArticle(rest.slice(0, end < 0 ? minutes : Math.min(end, minutes)).trim());
}

/** "Nivel", "estado": of what, the title says. */
const IS_PART_OF_TITLE = new RegExp(`^(?:${anyOf('no names by themselves')})$`, 'u');

/** What the work of a sentence (`action`) is at: its object, its subject, else what its title names; empty where it is none. */
export function objectOf(text: string, titles: readonly string[], action: PlanAction): string {
  const name = namedIn(text, titles, action);
  const title = unnumbered(titles.at(-1) ?? '');
  const isClear = title === '' || kindBelow([title]) !== null;
  if (isClear || !IS_PART_OF_TITLE.test(folded(name))) return name;
  return folded(title).includes(folded(name)) ? title : `${title}: ${name}`;
}

function namedIn(text: string, titles: readonly string[], action: PlanAction): string {
  const plain = folded(text);
  const verb = VERB.exec(plain);
  const title = unnumbered(titles.at(-1) ?? '');
  if (!verb) return '';
  if (verb.index <= FARTHEST_VERB) {
    const object = objectBehind(text, verb.index + verb[0].length);
    if (isName(object)) return object;
  }
  const end = plain.search(SUBJECT_END);
  const subject =
    end > 0 && !IS_REASON.test(plain.slice(0, end))
      ? withoutArticle(text.slice(0, end).split(',')[0] ?? '')
      : '';
  if (isName(subject) && end <= LONGEST) return subject;
  // "Rotación delante-atrás cada 15.000 km": a noun that names the work.
  const before = plain.search(/\s(?:cada|una vez|a los|every|once)(?!\p{L})/u);
  const isNoun = verb.index === 0 ? !HAS_PRONOUN.test(verb[0]) : NOUN.test(plain.slice(0, before));
  const noun = before > verb.index && isNoun ? withoutArticle(text.slice(0, before)) : '';
  if (isName(noun)) return IS_DONE.exec(noun)?.[1] ?? noun;
  const next = [...plain.matchAll(NEXT_VERB)].at(-1);
  const object = next ? objectBehind(text, next.index + next[0].length) : '';
  if (next && isName(object) && actionIn(next[0]) === action) return object;
  return IS_OF_TITLE.test(plain) && kindBelow([title]) === null ? title : '';
}
