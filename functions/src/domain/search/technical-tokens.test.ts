import { searchIndexes } from './search';
import { buildLexicalIndex } from './build-index';
import { openLexicalIndex } from './index-format';

/** Passages that differ in a code or a figure only: whoever asks for one wants no other. */
const passages = {
  '5W-30': 'El aceite del motor debe ser SAE 5W-30 según la norma.',
  '5W-40': 'El aceite del motor puede ser SAE 5W-40 según la norma.',
  '0W-20': 'El aceite del motor híbrido es SAE 0W-20 según la norma.',
  P0420: 'El código P0420 señala el rendimiento del catalizador.',
  P0430: 'El código P0430 señala el rendimiento del otro catalizador.',
  ISOFIX: 'Los anclajes ISOFIX están entre el respaldo y la banqueta.',
  'Top Tether': 'El anclaje Top Tether está detrás del respaldo.',
  '205/55 R16': 'El neumático 205/55 R16 91V se monta en llanta de 6,5 pulgadas.',
  '225/45 R17': 'El neumático 225/45 R17 94W se monta en llanta de 7,5 pulgadas.',
  '2,2 bar': 'La rueda delantera lleva 2,2 bar con carga normal.',
  '2,5 bar': 'La rueda delantera lleva 2,5 bar con carga normal.',
  '12 V': 'La toma de corriente es de 12 V y de 120 W.',
  '230 V': 'La toma de corriente es de 230 V y de 150 W.',
  ABS: 'Si el testigo ABS se enciende, acuda al taller.',
  ESP: 'Si el testigo ESP se enciende, acuda al taller.',
  '1.600 km': 'Durante los primeros 1.600 km no pase de 3.000 rpm.',
  '15 000 km': 'Cambie el filtro cada 15 000 km o cada año.',
  H7: 'La bombilla de cruce es del tipo H7 de 55 W.',
  H4: 'La bombilla de cruce es del tipo H4 de 55 W.',
  'AdBlue 17 l': 'El depósito de AdBlue tiene 17 l.',
};

const index = openLexicalIndex(
  buildLexicalIndex(Object.entries(passages).map(([id, text]) => ({ id, text }))),
);

describe('technical tokens', () => {
  it.each([
    ['5W-30', '5W-30'],
    ['aceite 5w30', '5W-30'],
    ['aceite 5W 30', '5W-30'],
    ['0w20', '0W-20'],
    ['qué es P0420', 'P0420'],
    ['error p-0420', 'P0420'],
    ['me sale el P 0420', 'P0420'],
    ['ISOFIX', 'ISOFIX'],
    ['dónde está el isofix', 'ISOFIX'],
    ['iso fix', 'ISOFIX'],
    ['205/55 R16', '205/55 R16'],
    ['205/55R16', '205/55 R16'],
    ['205 55 16', '205/55 R16'],
    ['205-55-R16', '205/55 R16'],
    ['225/45r17', '225/45 R17'],
    ['2,2 bar', '2,2 bar'],
    ['2.2 bar', '2,2 bar'],
    ['2.2bar', '2,2 bar'],
    ['12 V', '12 V'],
    ['12V', '12 V'],
    ['toma de 12 voltios', '12 V'],
    ['ABS', 'ABS'],
    ['se enciende abs', 'ABS'],
    ['1.600 km', '1.600 km'],
    ['1600 km', '1.600 km'],
    ['1600km', '1.600 km'],
    ['los primeros 1 600 km', '1.600 km'],
    ['15.000 km', '15 000 km'],
    ['15000 kilómetros', '15 000 km'],
    ['15 mil km', '15 000 km'],
    ['bombilla h7', 'H7'],
    ['bombilla H-4', 'H4'],
    ['adblue 17 litros', 'AdBlue 17 l'],
  ])('%j finds the passage that holds it among others', (question, id) => {
    expect(searchIndexes([index], question, 1)[0]?.id).toBe(id);
  });
});
