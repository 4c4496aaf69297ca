import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';
import { alternativesOf } from '../../spanish/alternatives';

const anyOf = alternativesOf('other-towing.txt');

/** What a vehicle draws. */
const TRAILER = new RegExp(
  [
    String.raw`\b(?:${anyOf('trailers')})\b`,
    String.raw`\b(?:un|el|mi|su|con|sin|de|del|al|este|ese) remolque\b(?! (?:del?|al) (?:vehiculo|coche|auto|carro))`,
  ].join('|'),
  '',
);
/** By what a vehicle is drawn itself, and that it is. */
const TOWED = new RegExp(
  [
    String.raw`\b(?:${anyOf('towing gear')})\b`,
    String.raw`\b(?:${anyOf('tows')})(?:lo|la)? (?:del?|al?|el|la|su|un|este|otro)?\s?(?:vehiculo|coche|auto|carro|camioneta|furgoneta|moto)\b`,
    String.raw`\b(?:no|se|que) (?:l[oa] |se )?(?:remolque|remolca|remolquen)\b`,
    String.raw`\btow(?:ed|ing) (?:the|your) vehicle\b`,
  ].join('|'),
  'g',
);

const speaksOfTowed = (plain: string): boolean => plain.search(TOWED) >= 0;
const speaksOfTrailer = (plain: string): boolean => TRAILER.test(plain.replace(TOWED, ' '));

/**
 * Whether a text is about the other of the two things that manuals call *remolcar*: that a vehicle draws a trailer, or is
 * drawn itself. How fast one of them may be done is a dangerous answer for the other.
 */
export function ofOtherTowing({ plain }: ReadQuestion): (text: string) => boolean {
  if (speaksOfTrailer(plain) === speaksOfTowed(plain)) return () => false;
  const [own, other] = speaksOfTrailer(plain)
    ? [speaksOfTrailer, speaksOfTowed]
    : [speaksOfTowed, speaksOfTrailer];
  return (text) => {
    const said = plainWords(text);
    return other(said) && !own(said);
  };
}
