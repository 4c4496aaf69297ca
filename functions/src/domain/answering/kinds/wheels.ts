import { alternativesOf } from '../../spanish/alternatives';
import { figure, NOT_ADDED } from './figure';
import type { KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

const PRESSURE = figure(new RegExp(anyOf('asks for a pressure')), ['pressure'], {
  more: [String.raw`lbs?`, 'libras'],
  before: NOT_ADDED,
});
/** "225/55 R18 98V · 2,4 / 2,4 (35 / 35)": what stands beside a tyre's size is its pressure, whatever names the table. */
const PRESSURE_OF_A_SIZE =
  /\d\s?z?[rd-]\s?\d{2}[^\n]*[\s:(][1-6][.,]\d\s?(?:\/\s?[1-6][.,]\d|[·(]|$)/imu;

/** "205/55 R16", "120/70-17", "4.60-18". */
const TYRE_SIZE =
  /(?<![\d.,])(?:\d{2,3}\s?\/\s?\d{2,3}|\d[.,]\d{2})\s?(?:z?r|-)\s?\d{2}(?![\d.,]*\d)/iu;

export const OF_WHEELS: readonly KindRow[] = [
  {
    id: 'pressure',
    ...PRESSURE,
    answers: new RegExp(`${PRESSURE.answers.source}|${PRESSURE_OF_A_SIZE.source}`, 'imu'),
    example: { question: '¿A cuánto inflo las ruedas?', told: 'Infle a 2,3 bar.' },
    counterExample: {
      question: '¿A cuánto inflo las ruedas?',
      told: 'En invierno, añada 0,2 bar.',
    },
  },
  {
    id: 'torque',
    ...figure(/\bpar\b|apr(?:ie|e)t|torque|\bcuantos n ?[·.]? ?m\b/, ['torque']),
    example: { question: '¿A qué par aprieto las tuercas?', told: 'Acero: N·m: 120 · lb·ft: 88' },
    counterExample: { question: '¿A qué par aprieto las tuercas?', told: 'Acero: Cantidad: 5' },
  },
  {
    id: 'tyre-size',
    asks: /(?:medidas?|tamano|dimension(?:es)?|numero|rodado) (?:\w+ ){0,4}(?:neumatic|rued|llant|cubiert|gom|caucho)/,
    answers: TYRE_SIZE,
    example: { question: '¿Qué medida de ruedas lleva?', told: 'Neumáticos 185/65 R15' },
    counterExample: { question: '¿Qué medida de ruedas lleva?', told: 'Par de las ruedas: 110 Nm' },
  },
];
