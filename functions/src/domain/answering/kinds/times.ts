import { figure } from './figure';
import { heldFor, intervals, lasting } from './figure-of-time';
import type { KindRow } from './kind';

const TIMES_IN_ENGLISH = 'seconds?|minutes?|hours?|days?|weeks?|months?|years?';

/** "De 0 a 100 km/h", and not of a battery. */
const ACCELERATION = /^(?!.*\b(?:carg|bateria)).*\b(?:0|cero) a (?:100|cien)\b(?! ?%| por ciento)/;

const DURATION = figure(
  new RegExp(
    [
      `^(?!${ACCELERATION.source.slice(1)}).*(?:cuanto (?:se |me |le )?(?:tiempo|rato|dura|tarda|demora)|cuanto (?:suele[ns]?|deben?|puede[ns]?|va a) (?:durar|tardar))`,
      String.raw`cuant[oa] (?:\w+ )?garantia`,
      String.raw`garantia (?:\w+ ){0,4}(?:cuant|hasta cuando)`,
      String.raw`\b(?:durante|en|por) cuanto\b`,
      String.raw`(?<!\bcada )cuant[oa]s (?:segundos|minutos|horas|dias|semanas|meses|anos)`,
    ].join('|'),
  ),
  's|ms|min|h',
  `(?:primer[oa]s\\s)?(?:segundos?|minutos?|horas?|días?|semanas?|mes(?:es)?|años?)|${TIMES_IN_ENGLISH}`,
);

export const OF_TIME: readonly KindRow[] = [
  {
    id: 'interval',
    ...intervals(
      /cada cuant|cuando (?:\w+ ){0,3}(?:cambi|revis|sustitu|mantenimiento|toca)|intervalo|periodicidad|\ba cuantos (?:km|kilometros)/,
      'km',
      `kilómetros|mes(?:es)?|años?|semanas?|días?|horas?|(?:vez|veces) (?:al|a la|por|cada)|miles?|${TIMES_IN_ENGLISH}`,
    ),
    example: { question: '¿Cada cuánto se cambia?', told: 'Cada 20 000 km o 12 meses.' },
    counterExample: {
      question: '¿Cada cuánto se cambia?',
      told: 'Garantía en los primeros 6 meses o 10 000 km.',
    },
  },
  {
    id: 'acceleration',
    asks: ACCELERATION,
    answers: /aceler|\d\s?km\/h/iu,
    isNeeded: true,
    example: { question: '¿Cuánto tarda de 0 a 100?', told: '0-100 km/h: 9 s' },
    counterExample: { question: '¿Cuánto tarda en cargar de 0 a 100?', told: '0-100 km/h: 9 s' },
  },
  {
    id: 'held-for',
    ...heldFor(DURATION),
    example: {
      question: '¿Cuánto tiempo lo mantengo pulsado?',
      told: 'Púlselo durante 3 segundos.',
    },
    counterExample: { question: '¿Cuánto tarda en cargar?', told: 'Púlselo durante 3 segundos.' },
  },
  {
    id: 'duration',
    ...lasting(DURATION),
    example: { question: '¿Cuánto tarda en cargar?', told: 'Tarda 8 horas.' },
    counterExample: { question: '¿Cuánto tarda en cargar?', told: 'No lo deje más de 24 horas.' },
  },
  {
    // It lasts for a distance.
    id: 'running-in',
    ...figure(/\bcuant.*\b(?:rodaje|asentamiento|ablande)\b/, 'km|mi', 'kilómetros|miles'),
    example: { question: '¿Cuánto dura el rodaje?', told: 'Los primeros 1.500 km, no acelere.' },
    counterExample: { question: '¿Cuánto dura el rodaje?', told: 'Acelere con cuidado.' },
  },
];
