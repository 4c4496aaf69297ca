const DIMINUTIVE = /^(.{2,}?)(ec|c)?it([oa])s?$/;
const SUPERLATIVE = /^(.{3,})isim([oa])s?$/;
const SHORTEST_BASE = 3;

/** "foqu" of "foquito" is the "foc" of "foco", "llagu" of "llaguita" the "llag" of "llaga". */
const respelt = (base: string): string => base.replace(/qu$/, 'c').replace(/gu$/, 'g');

/**
 * What an owner may have made small: "foquito" is "foco", "cablecito" "cable", "lucecita" "luz", "botoncito" "boton". The
 * stemmer does not know. Words that only end alike become words that no manual holds.
 */
export function madeSmall(word: string): string[] {
  const [, great, greatEnd = ''] = SUPERLATIVE.exec(word) ?? [];
  if (great !== undefined) return [`${great}${greatEnd}`];
  const [, base = '', infix = '', end = ''] = DIMINUTIVE.exec(word) ?? [];
  if (base.length + infix.length < SHORTEST_BASE) return [];
  // "Llavecita" is "llave", but "cocinita" is "cocina" and "trocito" "trozo": what looks like an infix may be the word's own.
  const own = [`${respelt(base + infix)}${end}`, `${base}e`];
  if (infix === 'c') return [...own, base, `${base}z${end}`];
  return infix === 'ec' ? [...own, `${base}${end}`, base.replace(/c$/, 'z')] : own;
}
