import { ofOtherCode } from './other-code';
import { readQuestion } from '../question';

describe('ofOtherCode', () => {
  it.each([
    ['¿Qué significa el código E13 de la calefacción?', 'E6: chimenea tapada', true],
    ['¿Qué significa el código E13 de la calefacción?', 'E13: sin gas', false],
    ['la caldera pone E 6 y se apaga', 'E6: chimenea tapada', false],
    ['me sale el error P0420', 'P-0420: catalizador', false],
    ['me sale el error P0420', 'P0421: catalizador', true],
    ['¿dónde va el fusible F12?', 'F3: radio', false],
  ])('%j is told by %j: without the code %j', (question, words, isWithout) => {
    expect(ofOtherCode(readQuestion(question))(words)).toBe(isWithout);
  });
});
