import { unitsOf } from '../../quantity/units';
import { alternativesOf } from '../../spanish/alternatives';
import { figure } from './figure';
import { heldFor, intervals, lasting } from './figure-of-time';
import type { KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

/** "De 0 a 100 km/h", and not of a battery. */
const ACCELERATION = /^(?!.*\b(?:carg|bateria)).*\b(?:0|cero) a (?:100|cien)\b(?! ?%| por ciento)/;

const DURATION = figure(
  new RegExp(
    [
      `^(?!${ACCELERATION.source.slice(1)}).*(?:${anyOf('asks for a duration')})`,
      anyOf('asks for a duration anywhere'),
    ].join('|'),
  ),
  ['time', 'period'],
  { more: [`primer[oa]s\\s(?:${unitsOf('time', 'period')})`] },
);

export const OF_TIME: readonly KindRow[] = [
  {
    id: 'interval',
    ...intervals(
      new RegExp(anyOf('asks for an interval')),
      ['distance', 'period'],
      [anyOf('how often')],
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
    answers: new RegExp(String.raw`aceler|\d\s?(?:${unitsOf('speed')})`, 'iu'),
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
    ...figure(/\bcuant.*\b(?:rodaje|asentamiento|ablande)\b/, ['distance']),
    example: { question: '¿Cuánto dura el rodaje?', told: 'Los primeros 1.500 km, no acelere.' },
    counterExample: { question: '¿Cuánto dura el rodaje?', told: 'Acelere con cuidado.' },
  },
];
