import { figure } from './figure';
import type { KindRow } from './kind';

/** Figures of how a vehicle runs. */
export const OF_RUNNING: readonly KindRow[] = [
  {
    // "Cuántas velocidades" has a gearbox.
    id: 'speed',
    ...figure(/(?<!cuantas )velocidad|a cuanto puedo/, ['speed']),
    example: { question: '¿A qué velocidad actúa?', told: 'Desde 30 km/h.' },
    counterExample: { question: '¿A qué velocidad actúa?', told: 'Cambia en pasos de 1 km/h.' },
  },
  {
    id: 'revolutions',
    ...figure(
      /\brpm\b|\bregimen\b|\b(?:cuantas|a que|cuales|maximas) (?:\w+ )?(?:revoluciones|vueltas)\b/,
      ['turning'],
    ),
    example: { question: '¿A cuántas vueltas puedo ir?', told: 'Por debajo de 5000 r/min.' },
    counterExample: { question: '¿A cuántas vueltas puedo ir?', told: 'Hasta 120 km/h.' },
  },
  {
    id: 'power',
    ...figure(/potencia|caballos/, ['power']),
    example: { question: '¿Qué potencia tiene?', told: '1.6 TDI: 77 kW (105 CV)' },
    counterExample: { question: '¿Qué potencia tiene?', told: '1.6 TDI: 250 N·m' },
  },
  {
    id: 'temperature',
    asks: /temperatura|grados/,
    answers: /\d\s?(?:°|º|grados|degrees)/i,
    example: { question: '¿A qué temperatura se abre?', told: 'Se abre a 88 °C.' },
    counterExample: { question: '¿A qué temperatura se abre?', told: 'Se abre en caliente.' },
  },
  {
    id: 'percentage',
    asks: /porcentaje|por ciento/,
    answers: /\d\s?%/,
    example: { question: '¿Hasta qué porcentaje lo cargo?', told: 'Cárguelo hasta el 80 %.' },
    counterExample: { question: '¿Hasta qué porcentaje lo cargo?', told: 'Cárguelo a menudo.' },
  },
];
