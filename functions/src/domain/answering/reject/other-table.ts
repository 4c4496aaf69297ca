import { plainWords } from '../plain-words';
import type { ReadQuestion } from '../question';

/**
 * What only its own table or sentence tells: "12 V: Máximo: 10 A" is no fuse, and the colour of a lamp is no liquid's. `own`
 * must be named, `other` must not.
 */
const TABLES: readonly { asks: RegExp; own?: RegExp; other?: RegExp }[] = [
  {
    asks: /\b(?:que|cual(?:es)?|numero del?) (?:\w+ ){0,2}fusibles?\b|^fusibles?\b/,
    own: /\bfusibles?\b|\bfuses?\b/,
  },
  {
    asks: /^(?!.*\b(?:testigos?|luz|luces|lucecita|foquito|foco|chivato|simbolo|icono|prend\w*|encend\w*|encien\w*|parpade\w*)\b).*\bcolor(?:es)?\b/,
    other: /\btestigos?\b|\bwarning lights?\b/,
  },
];

/** Whether words are from another table than the one that tells such things, however alike their figures. */
export function fromOtherTable({ plain }: ReadQuestion): (words: string) => boolean {
  const asked = TABLES.filter(({ asks }) => asks.test(plain));
  return (words) => {
    const said = asked.length === 0 ? '' : plainWords(words);
    return asked.some(({ own, other }) => own?.test(said) === false || other?.test(said) === true);
  };
}
