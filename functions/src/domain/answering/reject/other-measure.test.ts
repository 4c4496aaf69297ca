import { ofOtherMeasure } from './other-measure';
import { readQuestion } from '../question';

describe('ofOtherMeasure', () => {
  it.each([
    ['¿Qué diámetro tienen los discos?', 'Disco trasero, espesor mínimo: 10 mm', true],
    ['¿Qué diámetro tienen los discos?', 'Disco trasero: 280 mm', false],
    ['grosor de las pastillas', 'Espesor mínimo de las pastillas: 2 mm', false],
    ['¿hasta qué altura de agua puedo pasar?', 'La profundidad máxima de vadeo es de 35 cm', false],
    ['cuánto recorrido tiene la suspensión', 'El juego libre no debe pasar de 10 mm', true],
    ['¿qué presión llevan?', 'Anchura: 1,80 m', false],
  ])('%j is told by %j: of another measure %j', (question, words, isOther) => {
    expect(ofOtherMeasure(readQuestion(question))(words)).toBe(isOther);
  });
});
