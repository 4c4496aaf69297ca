/** "n.º 14", of which OCR makes "n.2 14", "n.o 14", "n.* 14". */
const NUMBER_SIGN = /\b([Nn])\s?\.\s?[2oO0*"'?](?=\s?\d)/g;
/** What is counted by raised letters, and where a figure with a decimal of two would be no amount. */
const COUNTED =
  'revisi[oó]n(?:es)?|marchas?|velocidad|fila|vez|edici[oó]n|serie|etapa|posici[oó]n|inspecci[oó]n|llave|puerta';
const ORDINAL = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2})\s?\.\s?[2ao"*?](?=\s(?:${COUNTED})(?!\p{L}))`,
  'giu',
);
/** "½ litro", of which it makes "% litro": a share has its figure before it. */
const HALF = /(?<![\d)½¼¾]\s?)%(?=\s(?:litro|hora|vuelta|año|mes|d[ií]a|taza|pulgada|l\b))/giu;
/** "lb-pie", with a capital i. */
const POUND = /\bIb(?=[-·. ]?(?:pie|ft|pulg|in)\b)/g;

/** A line of OCR with signs as they are printed that it takes for others: ordinals, halves, pounds. */
export const asPrinted = (text: string): string =>
  text
    .replace(NUMBER_SIGN, '$1.º')
    .replace(ORDINAL, '$1.ª')
    .replace(HALF, '½')
    .replace(POUND, 'lb');
