import { SIDES } from '../answering/reject/exclusive-terms';
import { foldInPlace } from '../spanish/fold-in-place';
import { replaceFolded } from './replace-folded';

const IS = String.raw`(?:\b(?:esta|se queda|queda|sigue|va|vaya|voy|esta) )?`;

/** Conditions of which one holds, and the other one does not; more than the sides that tell rows apart. */
const CONDITIONS: readonly (readonly [RegExp, RegExp])[] = [
  [
    new RegExp(String.raw`${IS}\bfij[oa]s?\b`),
    new RegExp(String.raw`${IS}\b(?:parpade\w*|intermitentes?|destell\w*|titil\w*)`),
  ],
  [
    new RegExp(String.raw`${IS}\b(?:en )?(?:vaci[oa]s?|sin carga)\b`),
    new RegExp(String.raw`${IS}\b(?:cargad[oa]s?|(?:con |a )?(?:plena carga|carga maxima))\b`),
  ],
  [/\b(?:en )?frio\b/, /\b(?:en )?caliente\b/],
  [/\b(?:cambio )?manual(?:es)?\b/, /\bautomatic[oa]s?\b/],
  [/\bcon (?:el )?filtro\b/, /\bsin (?:el )?filtro\b/],
];

const ADJECTIVE = /^(?:delanter|traser)[oa]s?$/;
const ADVERB = /^(?:delante|adelante|detras|atras)$/;
/** They join, and say nothing without what they join. */
const JOINING =
  /\b(?:el|la|los|las|lo|un|una|de|del|al|a|con|en|para|por|si|cuando|es|son|que|cambio|caja)\b/g;

/** "Las ruedas delanteras", asked of "detrás", are "las ruedas de detrás". */
function fitting(found: string, said: string): string {
  const isAdverb = ADVERB.test(foldInPlace(said));
  return ADJECTIVE.test(foldInPlace(found)) && isAdverb ? `de ${said}` : said;
}

/**
 * The question with one of two replaced by the other one that is asked for ("delante" by "detrás"); null where it names no
 * such two. What else is asked for is not said of it.
 */
export function withOtherOne(
  question: string,
  asked: string,
): { text: string; rest: string } | null {
  const [before, now] = [foldInPlace(question), foldInPlace(asked)];
  for (const [one, other] of [...SIDES, ...CONDITIONS]) {
    for (const [own, opposite] of [
      [one, other],
      [other, one],
    ] as const) {
      const said = own.exec(now);
      if (!said || opposite.test(now) || own.test(before)) continue;
      const words = asked.slice(said.index, said.index + said[0].length);
      const text = replaceFolded(question, opposite, (found) => fitting(found, words));
      if (text === null) continue;
      const rest = now.slice(0, said.index) + now.slice(said.index + said[0].length);
      return { text, rest: rest.replace(JOINING, ' ').replace(/\s+/g, ' ').trim() };
    }
  }
  return null;
}
