import { withoutNoteMarks } from '../lexical/raised';
import { plainWords } from './plain-words';

/** A light on the dashboard, as owners speak of it. */
const LIGHT =
  /testigo|\bluz\b.*(?:prend|encend|parpade|\broj|amaril|\bazul|\bverde)|(?:prend|encend|parpade|\broj|amaril|\bazul|\bverde).*\bluz\b/;

/** The question as it is searched for: a light that is on is a "testigo" in every manual. */
export const searchedQuestion = (question: string): string =>
  LIGHT.test(plainWords(question)) ? `${question} testigo` : question;

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
  {
    // A light on the dashboard: its row says the colour, what it means and what to do.
    asks: LIGHT,
    answers: /(?<!\p{L})(?:rojo|ámbar|amarillo|naranja|verde|azul|blanco)(?!\p{L})/iu,
  },
  { asks: /frecuencia|\bhert?z/, answers: /\d\s?[kmg]?hz\b|hercios/i },
  { asks: /corriente|intensidad|amper/, answers: /\d\s?[mµμ]?a\b|amper/i },
  { asks: /\bohm|resistencia/, answers: /\d\s?[km]?(?:Ω|Ω|ohm)/i },
  {
    asks: /cuanto (?:tiempo|rato|dura|tarda|demora)|\b(?:durante|en|por) cuanto\b|cuant[oa]s (?:segundos|minutos|horas|dias|semanas|meses|anos)/,
    answers: /\d\s?(?:s|ms|min|h|segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)\b/i,
  },
  { asks: /porcentaje|por ciento/, answers: /\d\s?%/ },
  { asks: /temperatura|grados/, answers: /\d\s?(?:°|º|grados)/i },
  {
    asks: /\bpes(?:os?|an?)\b|\bmasas?\b|\bkilos?\b|\bkg\b|cuant[oa] (?:\w+ ){0,2}(?:aguant|soport|resist|admit)/,
    answers: /\d\s?(?:kg|kilos?|g|gramos|toneladas?|t)\b/i,
  },
  {
    asks: /distancia|cuant[oa]s (?:metros|kilometros|km)\b|\balcance/,
    answers: /\d\s?(?:mm|cm|m|km|metros|kilómetros)\b/i,
  },
  { asks: /volta[jg]e|voltios?|tension/, answers: /\d\s?[mk]?(?:v|voltios?)\b/i },
  {
    asks: /\blargo|longitud|ancho|anchura|\balto|altura|\bmide|dimension|profundidad|grosor|espesor|separacion|\bmedidas\b|\bque medida|tamano/,
    answers: /\d\s?(?:mm|cm|m|[kmgt]i?b)\b/i,
  },
  { asks: /\bmemoria|almacenamiento|\b(?:gigas|megas|gb|mb)\b/, answers: /\d\s?[kmgt]i?b\b/i },
  {
    asks: /^(?:cual es )?(?:el )?(?:numero|telefono) (?:del?|para)\b|numero de telefono|a que (?:numero|telefono)/,
    answers: /\d{3}(?:[ .]\d{2,3}){2,3}|\+\d{2}/,
  },
  { asks: /potencia|caballos/, answers: /\d\s?(?:kw|cv|hp)\b/i },
  { asks: /viscosidad|(?:que|tipo de) aceite/, answers: /\d{1,2}w-?\d{2}|\bacea\b|\bapi\b/i },
  {
    asks: /\bcolor(?:es)?\b/,
    answers:
      /(?<!\p{L})(?:roj|ros|verd|azul|amarill|ámbar|naranj|blanc|negr|gris|morad|violeta|marr|transparente|incolor)/iu,
  },
  {
    asks: /\bdonde\b/,
    answers: /\b(?:bajo|detrás|debajo|junto a|delante|dentro|entre|lado|situad|ubicad)/i,
  },
];

/** How often, which only a distance or a time answers, whatever else a quotation holds. */
const ASKS_HOW_OFTEN = /\bcada cuant|\ba cuant[oa]s (?:km|kilometros)\b/;

const CHANGES = /(?<!\p{L})(?:cámbi|cambi|sustitu|reempla|recambi|renov|renuev)\p{L}*/giu;

/** The question by whose words quotations are measured: a row that says how often need not say that it is a change. */
export const measuredQuestion = (question: string): string =>
  ASKS_HOW_OFTEN.test(plainWords(question)) ? question.replace(CHANGES, ' ') : question;

const ASKS_HOW = /\bcomo (?:\w+ ){0,2}\w+|\bpasos\b|procedimiento/;
const STEPS = /(?:^|\n)\(?1[.)]\s/;
const IMPERATIVE =
  /\b(?:retir|desmont|coloqu|puls|gir|abr|tir|afloj|saqu|introduzc|manteng|seleccion|quit|extraig|desenrosqu|presion|levant|conect|desconect|empuj|desliz|ajust|accion)(?:e|a)(?:l[oa]s?)?\b/iu;

/** Whether something may or must be done, which a rule answers. */
const ASKS_WHETHER =
  /^(?:y )?(?:se )?(?:puedo|puede|podemos|debo|tengo que|hay que)\b|\b(?:le|lo|la|los|las|se)? ?(?:puedo|se puede)\b|\bes (?:malo|normal|obligatorio|necesario|peligroso|seguro)\b|\bhace falta\b|\bpasa algo si\b/;
/** A question that begins so is no question for a figure, whatever it names, unless it has one of these words. */
const BEGINS_WHETHER =
  /^[¿\s]*(?:y )?(?:(?:se|lo|la|los|las|le|me) )?(?:puedo|puede|podemos|podria|debo|deberia|tengo que|hay que|es (?:malo|normal|obligatorio|necesario|peligroso|seguro))\b/;
const ASKS_WHICH =
  /\b(?:cuant[oa]s?|cual(?:es)?|cuando|como|donde|maxim[oa]s?|minim[oa]s?)\b|\b(?:a|de|con|hasta) que\b/;
const RULES =
  /(?<!\p{L})(?:no|nunca|jamás|solo|sólo|siempre|puede|pueden|podrá|debe|deben|evite|prohíbe|prohibid[oa]s?|permit\p{L}+|necesari\p{L}+|obligatori\p{L}+|recomienda)(?!\p{L})/iu;

const ASKS_FIGURE = /\bcuant[oa]s?\b|hasta (?:que|donde)|\ba que\b|maxim|minim|\brango\b|\bvalor/;

/** Measures how well words suit as an answer by the kind of figure or of instruction that is asked for: 0 to 1. */
export function answerFit(question: string) {
  const plain = plainWords(question);
  const isWhether = BEGINS_WHETHER.test(plain) && !ASKS_WHICH.test(plain);
  const kinds = isWhether ? [] : wanted.filter(({ asks }) => asks.test(plain));
  const isHow = ASKS_HOW.test(plain);
  const asksWhether = kinds.length === 0 && ASKS_WHETHER.test(plain);
  const asksFigure = kinds.length === 0 && ASKS_FIGURE.test(plain);
  const fit = (text: string): number => {
    const words = withoutNoteMarks(text);
    if (kinds.some(({ answers }) => answers.test(words))) return 1;
    if (isHow && STEPS.test(words)) return 0.9;
    if (isHow && IMPERATIVE.test(words)) return 0.6;
    if (asksWhether && RULES.test(words)) return 0.5;
    return asksFigure && /\d/.test(words) ? 0.5 : 0;
  };
  return { fit, isHow, asksKind: kinds.length > 0, asksHowOften: ASKS_HOW_OFTEN.test(plain) };
}
