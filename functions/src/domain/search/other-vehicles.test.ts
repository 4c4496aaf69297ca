import { searchIndexes } from './search';
import { buildLexicalIndex } from './build-index';
import { openLexicalIndex } from './index-format';

/** Invented sentences with the words that makers use for what owners of other kinds of vehicles call otherwise. */
const MANUAL = {
  charging: 'Sistema de carga: fallo del alternador, acuda al taller.',
  reset: 'La puesta a cero se hace manteniéndola pulsada tres segundos.',
  remote: 'El arranque remoto dura diez minutos.',
  refrigerant: 'Refrigerante R1234yf, medio kilo.',
  storage: 'Inactividad prolongada: desconecte el borne negativo.',
  stand: 'El soporte lateral tiene un interruptor.',
  idle: 'Régimen de ralentí: mil cuatrocientas.',
  fall: 'El sensor de inclinación detiene la inyección.',
  socket: 'No emplee nunca una toma múltiple.',
  traction: 'El conjunto de alta tensión no se abre.',
  toilet: 'El depósito fecal lleva un asa.',
  power: 'No se acerque a la toma de fuerza cuando gira.',
  beam: 'Cruce, H4.',
  fridge: 'La nevera usa butano.',
  gap: 'Sep. electrodos 1,1 mm.',
  reserve: 'Cuando parpadea la última barra quedan sesenta kilómetros.',
};

const index = openLexicalIndex(
  buildLexicalIndex(Object.entries(MANUAL).map(([id, text]) => ({ id, text }))),
);

it.each([
  ['se encendió el dibujo de la batería', 'charging'],
  ['¿cómo hago para quitar el mensaje?', 'reset'],
  ['¿se puede prender desde afuera?', 'remote'],
  ['hay que rellenar el aire', 'refrigerant'],
  ['lo voy a tener parado dos meses', 'storage'],
  ['tiene rota la patilla', 'stand'],
  ['quiero bajar el mínimo', 'idle'],
  ['ayer acosté la moto', 'fall'],
  ['¿y con un multicontacto?', 'socket'],
  ['toqué algo y me dio un calambre', 'traction'],
  ['¿dónde está el poti?', 'toilet'],
  ['¿cómo engancho el cardán del tractor?', 'power'],
  ['¿qué lleva el faro para las cortas?', 'beam'],
  ['¿cómo se enciende el frigo?', 'fridge'],
  ['¿cuánta separación llevan?', 'gap'],
  ['¿cuánto me queda al entrar en reserva?', 'reserve'],
])('%j finds %s first', (question, passage) => {
  expect(searchIndexes([index], question, 1).map(({ id }) => id)).toEqual([passage]);
});
