import type { KindRow } from './kind';

/** "H7", "PY21W", "W5W", "LED", "21 W". */
const BULB =
  /(?<![\p{L}\d])(?:[hdrct]\d{1,2}w?|hb\d|p[ry]?\d{1,2}(?:\/\d)?w|[wr][yr]?\d{1,2}\/?\d*w|led|\d{1,2}\s?w)(?![\p{L}\d]|-\d)/iu;

/** "12 V 8,6 Ah", "YTZ10S"; one that another vehicle lends is not the own one. */
const BATTERY =
  /^(?!.*\b(?:[Aa]uxiliar|[Bb]atería de (?:otro|apoyo|ayuda)))[^]*?(?:\d\s?(?:Ah|AH|ah|CCA|[Vv])(?![\p{L}\d])|(?<![\p{L}\d])\p{Lu}{2,4}\d[\p{Lu}\d-]*(?!\p{L}))/u;

/** "CR2032", "AAA". */
const CELL = /(?<![\p{L}\d])(?:(?:cr|br|lr|sr)[ -]?\d{2,4}|a{2,3})(?![\p{L}\d])/iu;

/** Which one of a part that is bought by its name. */
export const OF_PARTS: readonly KindRow[] = [
  {
    id: 'bulb',
    asks: /(?:que|cual|tipo de) (?:\w+ ){0,2}(?:bombill|foco|lampar|ampollet)/,
    answers: BULB,
    isNeeded: true,
    example: { question: '¿Qué bombilla lleva?', told: 'Cruce: H7, 55 W' },
    counterExample: { question: '¿Cómo cambio la bombilla?', told: 'Cruce: H7, 55 W' },
  },
  {
    id: 'bulb-of',
    asks: /^(?:bombilla|foco|lampara|ampolleta) /,
    answers: BULB,
    example: { question: 'bombilla del freno', told: 'Freno: P21W' },
    counterExample: { question: 'bombilla del freno', told: 'Cámbiela en el taller.' },
  },
  {
    id: 'cell',
    asks: /(?:que|cual|tipo de|modelo de) (?:\w+ ){0,2}pilas?\b/,
    answers: CELL,
    isNeeded: true,
    example: { question: '¿Qué pila lleva el mando?', told: 'Pila CR2032.' },
    counterExample: { question: '¿Qué pila lleva el mando?', told: 'El chip no usa la pila.' },
  },
  {
    id: 'cell-of',
    asks: /^pilas? del? /,
    answers: CELL,
    example: { question: 'pila del mando', told: 'Lleva dos AAA.' },
    counterExample: { question: 'pila del mando', told: 'Ábralo con una moneda.' },
  },
  {
    id: 'spark-plug',
    asks: /(?:que|cual|tipo de|modelo de) (?:\w+ ){0,2}bujias? (?!de precalentamiento)(?:\w+ ){0,2}(?:usa|lleva|va|son|es|pongo|compro)\b|^(?:tipo|modelo) de bujias?\b/,
    answers: /(?<![\p{L}\d])\p{Lu}{1,5}-?\d{1,2}[\p{Lu}\d-]*(?!\p{L})/u,
    example: { question: '¿Qué bujía usa?', told: 'NGK CR8E, 0,7 mm' },
    counterExample: { question: '¿Qué bujía usa?', told: 'Bujía · I · C · C' },
  },
  {
    id: 'battery',
    asks: /(?:que|cual|(?:tipo|modelo) de) (?:\w+ ){0,2}bateria (?:usa|lleva|tiene|va|es|monta)\b/,
    answers: BATTERY,
    isNeeded: true,
    example: { question: '¿Qué modelo de batería lleva?', told: 'Batería, modelo: YTZ10S' },
    counterExample: {
      question: '¿Qué modelo de batería lleva?',
      told: 'Arranque con la batería de otro coche de 12 V.',
    },
  },
  {
    id: 'fuse',
    asks: /(?:que|cual) (?:\w+ ){0,2}fusible|^fusible/,
    answers: /\d\s?(?:a(?![\p{L}\d])|amper)|(?<!\p{L})(?:[fm]\d{1,2}(?!\d)|a: \d)/iu,
    unitAbove: /amper|fusibles?/i,
    isNeeded: true,
    example: { question: 'fusible de la radio', told: 'F5: 15 A · Radio' },
    counterExample: { question: 'fusible de la radio', told: 'La radio tiene 6 botones.' },
  },
];
