import { plainWords } from './plain-words';

/** What a question wants to be told, and how an answer to it looks. */
const wanted: readonly { asks: RegExp; answers: RegExp }[] = [
  { asks: /presion|infl|hinchar/, answers: /\d\s?(?:bar|kpa|psi)\b/i },
  { asks: /\bpar\b|apriet|torque/, answers: /\d\s?n\s?[·.]?\s?m\b/i },
  {
    asks: /cada cuanto|cada cuant|cuando .*(?:cambi|revis|sustitu|mantenimiento)|intervalo|periodicidad|cuantos (?:km|kilometros|meses)/,
    answers: /\d\s?(?:km|kilómetros|mes|meses|años?)\b/i,
  },
  {
    asks: /capacidad|cuant[oa]s? .*(?:aceite|litros|refrigerante|combustible|gasolina|nafta|cabe|lleva|deposito|tanque)|volumen/,
    answers: /\d\s?(?:l|litros?|ml)\b/i,
  },
  { asks: /velocidad|a cuanto puedo/, answers: /\d\s?km\/h/i },
  { asks: /temperatura|grados|frio|calor/, answers: /\d\s?(?:°|º|grados)/i },
  { asks: /\bpes[oa]|\bmasa|\bcarga|remolc|remolque/, answers: /\d\s?kg\b/i },
  { asks: /voltaje|tension|bateria/, answers: /\d\s?(?:v|ah|a)\b/i },
  { asks: /amper|fusible/, answers: /\d\s?a\b/i },
  {
    asks: /largo|longitud|ancho|anchura|alto|altura|mide|dimension|profundidad|distancia/,
    answers: /\d\s?(?:mm|cm|m)\b/i,
  },
  { asks: /potencia|caballos/, answers: /\d\s?(?:kw|cv|hp)\b/i },
  { asks: /viscosidad|(?:que|tipo de) aceite/, answers: /\d{1,2}w-?\d{2}|\bacea\b|\bapi\b/i },
];

const ASKS_FIGURE =
  /\bcuant[oa]s?\b|que (?:presion|capacidad|par|medida|potencia|velocidad|temperatura)/;

/** How well the words suit as an answer by the kind of figure in them: 0 to 1. Nothing is asked, nothing is gained. */
export function quantityFit(question: string, words: string): number {
  const plain = plainWords(question);
  const kinds = wanted.filter(({ asks }) => asks.test(plain));
  if (kinds.some(({ answers }) => answers.test(words))) return 1;
  return kinds.length === 0 && ASKS_FIGURE.test(plain) && /\d/.test(words) ? 0.5 : 0;
}
