import { plainWords } from './plain-words';

/** What a question wants to be told, and how an answer to it looks. */
const wanted: readonly { asks: RegExp; answers: RegExp }[] = [
  { asks: /presion|infl|hinch|\b(?:bar|psi|libras)\b/, answers: /\d\s?(?:bar|kpa|psi)\b/i },
  { asks: /\bpar\b|apriet|torque/, answers: /\d\s?n\s?[·.]?\s?m\b/i },
  {
    asks: /cada cuant|cuando (?:\w+ ){0,3}(?:cambi|revis|sustitu|mantenimiento|toca)|intervalo|periodicidad|a cuantos (?:km|kilometros)/,
    answers: /\d\s?(?:km|kilómetros|mes|meses|años?)\b/i,
  },
  {
    asks: /capacidad|volumen|cuant[oa]s? (?:litros|aceite|refrigerante|combustible|gasolina|nafta|liquido)|\bcabe[n]?\b|cantidad/,
    answers: /\d\s?(?:l|litros?|ml)\b/i,
  },
  { asks: /velocidad|a cuanto puedo/, answers: /\d\s?km\/h/i },
  { asks: /temperatura|grados/, answers: /\d\s?(?:°|º|grados)/i },
  { asks: /\bpes[oa]|\bmasa/, answers: /\d\s?kg\b/i },
  { asks: /voltaje|tension de/, answers: /\d\s?v\b/i },
  { asks: /amper/, answers: /\d\s?a\b/i },
  {
    asks: /\blargo|longitud|ancho|anchura|\balto|altura|\bmide|dimension|profundidad|grosor|espesor|separacion|medida|tamano/,
    answers: /\d\s?(?:mm|cm|m)\b/i,
  },
  { asks: /potencia|caballos/, answers: /\d\s?(?:kw|cv|hp)\b/i },
  { asks: /viscosidad|(?:que|tipo de) aceite/, answers: /\d{1,2}w-?\d{2}|\bacea\b|\bapi\b/i },
  {
    asks: /\bcolor(?:es)?\b/,
    answers:
      /\b(?:roj|ros|verd|azul|amarill|ámbar|naranj|blanc|negr|gris|morad|violeta|marr|transparente|incolor)/i,
  },
  {
    asks: /\bdonde\b/,
    answers: /\b(?:bajo|detrás|debajo|junto a|delante|dentro|entre|lado|situad|ubicad)/i,
  },
];

const ASKS_HOW = /\bcomo (?:\w+ ){0,2}\w+|\bpasos\b|procedimiento/;
const STEPS = /(?:^|\n)\(?1[.)]\s/;
const IMPERATIVE =
  /\b(?:retir|desmont|coloqu|puls|gir|abr|tir|afloj|saqu|introduzc|manteng|seleccion|quit|extraig|desenrosqu|presion|levant|conect|desconect|empuj|desliz|ajust|accion)(?:e|a)(?:l[oa]s?)?\b/iu;

const ASKS_FIGURE = /\bcuant[oa]s?\b/;

/** Measures how well words suit as an answer by the kind of figure or of instruction that is asked for: 0 to 1. */
export function answerFit(question: string): (words: string) => number {
  const plain = plainWords(question);
  const kinds = wanted.filter(({ asks }) => asks.test(plain));
  const asksHow = ASKS_HOW.test(plain);
  const asksFigure = kinds.length === 0 && ASKS_FIGURE.test(plain);
  return (words) => {
    if (kinds.some(({ answers }) => answers.test(words))) return 1;
    if (asksHow && STEPS.test(words)) return 0.9;
    if (asksHow && IMPERATIVE.test(words)) return 0.6;
    return asksFigure && /\d/.test(words) ? 0.5 : 0;
  };
}
