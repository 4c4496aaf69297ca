import { withItsVersionNamed } from './version-of-fuel';
import { aQuestion } from '../../testing/questions';

const found = ['Motores 1.2 TX gasolina y 1.5 DX diésel.', 'El 1.5 DX gasta 4,4 l/100 km.'];

it.each([
  ['¿Cuánto consume el diésel?', found, '¿Cuánto consume el 1.5 DX?'],
  ['depósito del motor diésel', found, 'depósito el 1.5 DX'],
  ['¿Puedo echar diésel?', found, '¿Puedo echar diésel?'],
  ['¿Cuánto consume el diésel 1.6?', found, '¿Cuánto consume el diésel 1.6?'],
  ['¿Cuánto consume el diésel?', ['1.5 DX diésel, 1.6 DX diésel'], '¿Cuánto consume el diésel?'],
  ['¿Cuánto consume el diésel?', [...found, 'Filtro de gasóleo'], '¿Cuánto consume el diésel?'],
])('%j, of what was found %j, is read as %j', (question, passages, read) => {
  expect(withItsVersionNamed(aQuestion(question), passages)).toBe(read);
});
