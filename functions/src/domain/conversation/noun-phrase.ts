import { foldInPlace } from '../spanish/fold-in-place';
import { alternativesOf } from '../spanish/alternatives';
import { replaceFolded } from './replace-folded';

const anyOf = alternativesOf('complete-question.txt');

/** Where a noun with what belongs to it ends. */
const END = String.raw`(?=,| (?:con|sin|en|para|si|cuando|por|a|al|y|que|o)\b|$)`;
const ARTICLE = 'el|la|los|las|un|una|mi|mis|del|al';
const NOUN = new RegExp(String.raw`\b(?:${ARTICLE}) (?:(?!,).)+?${END}`, 'u');
const LAST_COMPLEMENT = new RegExp(
  String.raw`\b(?:del?|para) (?:(?!\bdel?\b|,).)+?${END}(?!.*\b(?:del?) )`,
  'u',
);
/** What a question asks for: "qué presión", "cuánto aceite". */
const WANTED = new RegExp(
  String.raw`^(?:de |a |con |en )?(?:que|cuant[oa]s?) (?!(?:${anyOf('says that it has it')}|tengo|debo|se|me|puedo)\b)(\p{L}+)`,
  'u',
);
const LEADING = /^(?:de |para |con |a |sobre |en )?(?:(?:el|la|los|las|lo|un|una|mi|del|al) )/;

/** What a further question names, with its article ("para el líquido": "el líquido"); `inside`: anywhere in it. */
export function nounPhrase(asked: string, where: 'whole' | 'inside' = 'whole'): string {
  const folded = foldInPlace(asked);
  if (where === 'inside') {
    const match = NOUN.exec(folded);
    return match ? asked.slice(match.index, match.index + match[0].length) : '';
  }
  const article = /^del (?=\p{L})/u.test(folded)
    ? 'el '
    : /^al (?=\p{L})/u.test(folded)
      ? 'el '
      : '';
  if (article !== '') return article + asked.slice(asked.indexOf(' ') + 1);
  return asked.replace(/^(?:de|para|con|a|sobre|en) /iu, '');
}

const isFeminine = (article: string): boolean => /^(?:las?|una)\b/iu.test(article);

const PLACES = 'delante|adelante|detras|atras|arriba|abajo|(?:la )?(?:derecha|izquierda)';
const OF_A_PLACE = new RegExp(`^de (?:${PLACES})$`);
const IN_A_PLACE = new RegExp(
  String.raw`\b(?:de |a )?(?:${PLACES})\b|\b(?:delanter|traser|derech|izquierd)[oa]s?\b`,
);

/** "Del aceite", "de la caja": a thing of its own; "de repuesto" is none. */
const OF_A_THING = /^(?:del|de (?:la|los|las|mi)) /iu;

/**
 * What "la del motor" asks after another question: the same noun with another complement; where its article cannot stand for
 * that noun, it stands for what was asked ("qué capacidad tiene el depósito", "la del aceite"), of another thing.
 */
export function withOtherComplement(question: string, asked: string): string | null {
  const complement = asked.replace(/^\p{L}+ /u, '');
  const folded = foldInPlace(question);
  if (OF_A_PLACE.test(foldInPlace(complement))) {
    return replaceFolded(question, IN_A_PLACE, () => complement) ?? `${question} ${complement}`;
  }
  const noun = NOUN.exec(folded)?.[0] ?? '';
  if (OF_A_THING.test(complement) && WANTED.test(folded) && isFeminine(noun) !== isFeminine(asked))
    return withOtherNoun(question, nounPhrase(complement));
  return (
    replaceFolded(question, LAST_COMPLEMENT, () => complement) ??
    replaceFolded(question, NOUN, (found) => `${found} ${complement}`)
  );
}

/** "La trasera", "el neumático trasero", "los de la izquierda" in one word; and how they are said of a noun that they do not fit. */
const ON_A_SIDE = /^(el|la|los|las) (?:(\p{L}+) )?((?:delanter|traser|derech|izquierd)[oa]s?)$/u;
const SIDES_AS_PLACES: readonly (readonly [RegExp, string])[] = [
  [/^delanter/, 'de delante'],
  [/^traser/, 'de detrás'],
  [/^derech/, 'de la derecha'],
  [/^izquierd/, 'de la izquierda'],
];

/** What a noun is called by, "los neumáticos" by "neumático". */
const isSameNoun = (noun: string, found: string): boolean =>
  noun.replace(/(?:es|s)$/, '') === found.replace(/(?:es|s)$/, '');

/** What "la trasera" asks after a question that names no side: the same on that side; null where it names another thing. */
export function withSide(question: string, asked: string): string | null {
  const [, article, noun, adjective = ''] = ON_A_SIDE.exec(foldInPlace(asked)) ?? [];
  const [, place] = SIDES_AS_PLACES.find(([side]) => side.test(adjective)) ?? [];
  const folded = foldInPlace(question);
  if (place === undefined || IN_A_PLACE.test(folded)) return null;
  const [own, head = ''] = NOUN.exec(folded)?.[0].split(' ') ?? [];
  if (noun !== undefined && !isSameNoun(noun, head)) return null;
  const side = own === article ? asked.slice(-adjective.length) : place;
  return replaceFolded(question, NOUN, (found) => `${found} ${side}`);
}

/** The question asked of another thing in the place of the first one that it names. */
export const withOtherNoun = (question: string, noun: string): string | null =>
  replaceFolded(question, NOUN, (found) =>
    /^(?:del|al) /iu.test(found) ? joined(found, noun) : noun,
  );

/** "Del" and "el aceite" are "del aceite". */
const joined = (found: string, noun: string): string => {
  const preposition = /^del/iu.test(found) ? 'de' : 'a';
  return /^el /iu.test(noun) ? `${preposition}l ${noun.slice(3)}` : `${preposition} ${noun}`;
};

/** "Puedo llevar la bici en", "cómo circulo con": what one does is spoken of, not a thing. */
const IS_DONE = /\b(?:puedo|podemos|se puede|debo|hay que)\b|\bcomo\b.* (?:con|en|sin|por) $/u;

/** "Cuántos litros de AdBlue", "qué medida de escobillas": what is measured is spoken of, not its measure. */
const MEASURED = new RegExp(
  String.raw`^(?:de |a |con |en )?(?:que|cuant[oa]s?) (?:${anyOf('attributes')}) de (?!el\b|la\b|los\b|las\b)(\p{L}{3,})`,
  'u',
);

/** "Cuánto gasta AdBlue": a name without an article. */
const BARE = new RegExp(
  String.raw`^(?:que|cuant[oa]s?) (?:${anyOf('says that it has it')}) (\p{L}{4,})$`,
  'u',
);

/** What a question is about, without what it asks of it; null where it names nothing. */
export function topicOf(question: string): string | null {
  const folded = foldInPlace(question);
  const measured = (MEASURED.exec(folded) ?? BARE.exec(folded))?.[1];
  if (measured !== undefined) return question.slice(folded.indexOf(measured)).split(' ')[0] ?? null;
  const match = NOUN.exec(folded);
  if (match && IS_DONE.test(folded.slice(0, match.index))) return null;
  const noun = match ? question.slice(match.index, match.index + match[0].length) : '';
  const wanted = WANTED.exec(folded)?.[1];
  if (noun === '') return wanted ?? null;
  const isPart = LEADING.test(foldInPlace(noun));
  if (wanted === undefined || !isPart) return noun;
  return `${wanted} ${/^(?:del|al) /iu.test(noun) ? noun : `de ${noun}`.replace(/^de el /iu, 'del ')}`;
}
