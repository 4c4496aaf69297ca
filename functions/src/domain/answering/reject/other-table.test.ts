import { fromOtherTable } from './other-table';
import { readQuestion } from '../question';

describe('fromOtherTable', () => {
  it.each([
    ['¿Qué fusible es el del mechero?', 'Tomas y carga\n12 V: Máximo: 120 W (10 A)', true],
    ['¿Qué fusible es el del mechero?', 'Fusibles\n3: Amp.: 15 A · Circuito: Toma de 12 V', false],
    ['fusible de la radio', 'Fuses\nF5: 15 A · Radio', false],
    ['se fundió el mechero', 'Tomas y carga\n12 V: Máximo: 10 A', false],
    ['¿De qué color es el anticongelante?', 'Testigos\nTermómetro: Color: Rojo', true],
    ['¿De qué color es el anticongelante?', 'Refrigerante: orgánico, color rosa', false],
    ['¿De qué color es la luz del aceite?', 'Testigos\nAceitera: Color: Rojo', false],
  ])('%j: %j is from another table: %j', (question, words, expected) => {
    expect(fromOtherTable(readQuestion(question))(words)).toBe(expected);
  });
});
