import { ofOtherTyres } from './other-tyres';
import { aQuestion } from '../../../testing/questions';

const row = '205/55 R16: Delante: 2,1 bar · Detrás: 2,0 bar';

describe('tyres of another size', () => {
  it.each([
    'presión 215/45 R18',
    'que presion llevan las 215 45 18',
    '215/45R18?',
    'presión de los neumáticos de 17',
    'a cuanto inflo las ruedas de 18 pulgadas',
    'presion rin 15',
  ])('are not what %j asks for', (question) => {
    expect(ofOtherTyres(aQuestion(question))(row)).toBe(true);
  });

  it.each([
    'presión 205/55 R16',
    'presion de las 205 55 16',
    'presion en 205/55r16 cargado',
    'presión de las llantas de 16',
    'a cuanto inflo las ruedas 15 000 km despues',
    'las llantas 22 psi',
  ])('are not those that %j names', (question) => {
    expect(ofOtherTyres(aQuestion(question))(row)).toBe(false);
  });

  it('have no pressure where the size is none of those found, which are told otherwise', () => {
    const words = 'En caliente, 0,3 bar más.';
    expect(ofOtherTyres(aQuestion('presión 215/45 R18'), [row])(words)).toBe(true);
    expect(ofOtherTyres(aQuestion('presión 205/55 R16'), [row])(words)).toBe(false);
    expect(ofOtherTyres(aQuestion('presión 215/45 R18'), [words])(words)).toBe(false);
    expect(ofOtherTyres(aQuestion('¿puedo montar 215/45 R18?'), [row])('Monte solo estas.')).toBe(
      false,
    );
  });

  it('are nothing to a question without a size, nor words without one to any question', () => {
    expect(ofOtherTyres(aQuestion('presión de 2 ruedas a los 15 000 km'))(row)).toBe(false);
    expect(
      ofOtherTyres(aQuestion('presión 215/45 R18'))('Compruebe la presión a los 15 000 km.'),
    ).toBe(false);
  });
});
