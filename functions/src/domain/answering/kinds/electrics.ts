import { alternativesOf } from '../../spanish/alternatives';
import { figure } from './figure';
import type { KindRow } from './kind';

const anyOf = alternativesOf('kinds.txt');

export const OF_ELECTRICS: readonly KindRow[] = [
  {
    id: 'frequency',
    asks: /frecuencia|\bhert?z/,
    answers: /\d\s?[kmg]?hz\b|hercios/i,
    example: { question: '¿En qué frecuencia va el mando?', told: 'El mando emite a 433 MHz.' },
    counterExample: { question: '¿Con qué frecuencia se revisa?', told: 'Cada 433 km.' },
  },
  {
    id: 'charge',
    asks: /amperios? hora|cuantos ah\b/,
    answers: /\d\s?m?ah\b/i,
    isNeeded: true,
    example: { question: '¿Cuántos Ah tiene la batería?', told: 'Tiene 60 Ah.' },
    counterExample: { question: '¿Cuántos Ah tiene la batería?', told: 'Fusible: 60 A' },
  },
  {
    id: 'current',
    asks: /corriente|intensidad|amper(?!ios? hora)/,
    answers: /\d\s?(?:[mµμ]?a\b|amper)|(?<!\p{L})a: \d/iu,
    isQuantity: true,
    unitAbove: /amper|\((?:m?a)\)/i,
    example: { question: '¿De cuántos amperios es?', told: 'F5: A: 20' },
    counterExample: { question: '¿De cuántos amperios es?', told: 'F5: Caja: 20' },
  },
  {
    id: 'resistance',
    asks: /\bohm|resistencia/,
    answers: /\d\s?[km]?(?:Ω|Ω|ohm)/i,
    example: { question: '¿Qué resistencia tiene el sensor?', told: 'A 20 °C, 2,5 kΩ.' },
    counterExample: { question: '¿Qué resistencia tiene el sensor?', told: 'Sensor: 12 V' },
  },
  {
    id: 'energy',
    ...figure(/\bk?wh\b|kilovatios? hora/, ['energy']),
    isNeeded: true,
    example: { question: '¿Cuántos kWh tiene?', told: 'Tiene 40 kWh.' },
    counterExample: { question: '¿Cuántos kWh tiene?', told: 'Carga a 40 kW.' },
  },
  {
    id: 'voltage',
    ...figure(/volta[jg]e|voltios?|tension/, ['tension']),
    example: { question: '¿Qué tensión tiene la toma?', told: 'La toma es de 12 V.' },
    counterExample: { question: '¿Qué tensión tiene la toma?', told: 'La toma es de 120 W.' },
  },
  {
    id: 'wattage',
    ...figure(new RegExp(anyOf('asks for watts')), ['power']),
    example: { question: '¿Cuántos vatios da?', told: 'Da 40 W.' },
    counterExample: { question: '¿Cuántos vatios da?', told: 'Tiene 8 altavoces.' },
  },
  {
    id: 'memory',
    asks: /\bmemoria|almacenamiento|\b(?:gigas|megas|gb|mb)\b/,
    answers: /\d\s?[kmgt]i?b\b/i,
    example: { question: '¿Cuántos gigas admite la radio?', told: 'Admite tarjetas de 64 GB.' },
    counterExample: { question: '¿Cuántos gigas admite la radio?', told: 'Admite 20 emisoras.' },
  },
];
