/** What a figure may be of, and tells two rows of one table apart: of the one it is another one than of the other. */
export const SIDES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:delant(?:e|er[oa]s?)|adelante|frontal(?:es)?|front)\b/,
    /\b(?:traser[oa]s?|detras|atras|posterior(?:es)?|rear)\b/,
  ],
  [/\b(?:izquierd[oa]s?|left)\b/, /\b(?:derech[oa]s?|right)\b/],
  [/\b(?:gasolina|nafta|bencina|petrol|gasoline)\b/, /\b(?:diesel|gasoleo|gasoil)\b/],
  [
    /\b(?:glp|gnc|gnv|gas licuado|autogas)\b|\b(?:a|al|con|de|del) gas\b(?! ?(?:oil|oleo|licuado))/,
    /\b(?:gasolina|nafta|bencina)\b/,
  ],
  [
    /\b(?:luz|luces|faros?) (?:baja|de cruce|corta)|\blow beam/,
    /\b(?:luz|luces|faros?) (?:alta|de carretera|larga)|\bhigh beam/,
  ],
  [
    /\b(?:cambio|caja|transmision)(?: de cambios)? manual\b|\bmanual transmission\b/,
    /\bautomatic(?:[oa]s?)?\b/,
  ],
  [
    /\b(?:l[ao]s?|una?|version(?:es)?|furgonetas?|coches?|unidad(?:es)?|modelos?) electric[oa]s?\b/,
    /\b(?:glp|gnc|gasolina|nafta|diesel|gasoleo|gasoil|termic[oa]s?)\b/,
  ],
  [/\b(?:conductor|driver)\b/, /\b(?:acompanante|pasajero|passenger)\b/],
  [/\b(?:verano|summer)\b/, /\b(?:invierno|winter)\b/],
  [
    /\b(?:con|tien\w*|llev\w*|tra[ei]\w*) (?:el )?(?:frenos?|freno de inercia)\b|\bfrenado\b/,
    /\b(?:sin|no (?:tien\w*|llev\w*|tra[ei]\w*)) (?:el )?frenos?\b/,
  ],
  [/\bmaxim(?:[oa]s?|um)\b/, /\bminim(?:[oa]s?|um)\b/],
];

/** What a question names of two, and the other one. */
export type Side = { own: RegExp; other: RegExp };

/** The sides that words name of two, and not both. */
export const sidesIn = (plain: string): Side[] =>
  SIDES.flatMap(([one, other]) => {
    if (one.test(plain) === other.test(plain)) return [];
    return [one.test(plain) ? { own: one, other } : { own: other, other: one }];
  });
