import { searchIndexes } from './search';
import { buildLexicalIndex } from './build-index';
import { openLexicalIndex } from './index-format';

/** Invented sentences with the words that makers use for things which owners call otherwise. */
const MANUAL = {
  intruder: 'El sensor de presencia de intrusos vigila el interior con el vehículo cerrado.',
  display: 'El visualizador de información múltiple muestra avisos y consumos.',
  attention: 'La alerta de atención del conductor propone un descanso.',
  soot: 'Cuando el filtro está saturado de hollín, circule veinte minutos por autopista.',
  flap: 'La compuerta de llenado de combustible se abre empujando el borde.',
  inertia: 'El interruptor de inercia se anula pulsando el botón situado junto al pedal.',
  wipers: 'Posición de servicio: accione el mando antes de un minuto.',
  sack: 'La pala y el saco van en la tapa.',
  implement: 'Acople el implemento con el motor parado.',
};

const index = openLexicalIndex(
  buildLexicalIndex(Object.entries(MANUAL).map(([id, text]) => ({ id, text }))),
);

it.each([
  ['¿cómo quito la alarma volumétrica?', 'intruder'],
  ['¿qué enseña la pantalla del cuadro?', 'display'],
  ['me sale una taza de café', 'attention'],
  ['hay mucha carbonilla', 'soot'],
  ['¿y la tapa de la gasolina?', 'flap'],
  ['no arranca después de un golpe', 'inertia'],
  ['no se levantan los limpiaparabrisas', 'wipers'],
  ['¿cómo engancho el apero?', 'implement'],
])('%j finds %s first', (question, passage) => {
  expect(searchIndexes([index], question, 1).map(({ id }) => id)).toEqual([passage]);
});
