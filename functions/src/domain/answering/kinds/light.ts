const SHINES =
  '(?:prend|encend|enciend|parpade|titil|destell|\\broj|amaril|naranj|ambar|\\bazul|\\bverde)';
const SIGN = '\\b(?:luz|lucecita|foquito|simbolo|icono|dibuj(?:it)?o|chivato)\\b';
const APPEARS = '\\b(?:sale|sali\\w*|aparec\\w*|(?:prend|encend|enciend|ilumin)\\w*)\\b';
const BOARD = '\\ben el (?:tablero|cuadro|salpicadero|panel)\\b';
/** A light on the dashboard, as owners speak of it. */
export const LIGHT = new RegExp(
  `testigo|${SIGN}.*${SHINES}|${SHINES}.*${SIGN}|^(?!.*\\b(?:mensaje|aviso|letrero|codigo|error)).*${APPEARS}.*${BOARD}`,
);

export const COLOURS =
  /(?<!\p{L})(?:roj[oa]s?|ámbar|amarill[oa]s?|naranjas?|verdes?|azul(?:es)?|blanc[oa]s?|red|amber|yellow|orange|green|blue|white)(?!\p{L})/iu;
