import { ofOtherComponent } from './other-component';
import { aQuestion } from '../../../testing/questions';

const said = (words: string, ...named: string[]) => ({
  words,
  names: (word: string) => named.includes(word),
});

const isOther = (question: string, words: string, ...named: string[]) =>
  ofOtherComponent(aQuestion(question))(said(words, ...named));

describe('ofOtherComponent', () => {
  it.each([
    ['cuál es el fusible de la bomba de diésel', 'F12: 40 A · Bomba del ABS', true],
    ['cuál es el fusible de la bomba de diésel', 'F9: 15 A · Bomba de diésel', false],
    ['par de la tapa del variador', 'Apriete la tapa del filtro a 10 N m', true],
    ['par de la tapa del variador', 'Apriete la tapa a 10 N m', false],
    ['un fusible de más amperaje', 'No ponga un fusible de mayor amperaje', false],
  ])('%j is told by %j: of another half %j', (question, words, expected) => {
    expect(isOther(question, words)).toBe(expected);
  });

  it('goes by what else the words hold: by another name, the half that was asked for', () => {
    const question = 'cuál es el fusible de la bomba de diésel';
    expect(isOther(question, 'F9: Bomba de combustible', 'diesel')).toBe(false);
  });

  it('tells another part of the same thing', () => {
    const question = 'a cuántos Nm va el filtro de aceite';
    expect(isOther(question, 'Tapón de vaciado de aceite: 25 Nm', 'aceite')).toBe(true);
    expect(isOther(question, 'Cartucho del aceite: 25 Nm', 'aceite')).toBe(false);
  });

  it('takes a part that is named in short for the one of the title', () => {
    const isOtherBelow = (...ofTitle: string[]) =>
      ofOtherComponent(aQuestion('¿dónde está el filtro de aire?'))(
        said('Si falta aire, sustituya el filtro.', 'filtro', 'aire'),
        said('Filtro del habitáculo', ...ofTitle),
      );
    expect(isOtherBelow('filtro')).toBe(true);
    expect(isOtherBelow('filtro', 'aire')).toBe(false);
  });
});
