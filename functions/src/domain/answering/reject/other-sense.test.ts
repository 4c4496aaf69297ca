import { matchesOtherSense, TABLES, VARIANTS } from './other-sense';
import { aQuestion } from '../../../testing/questions';

const SPARE = 'Rueda de emergencia 125/70 R16: 4,2 bar';
const WASHER = 'Depósito del lavacristales: 3 l';
const ECO = 'Para reducir el consumo con carga normal puede aplicarse la presión ECO: 2,6 bar.';
const GEARBOX = 'Caja de cambios: 2,1 l';

describe('what owners call by a plain name', () => {
  it.each([
    ['¿Qué presión llevan las ruedas?', SPARE],
    ['¿Qué presión llevan las ruedas con carga?', ECO],
    ['le puse las 255/70 R16, ¿a cuántas libras las inflo?', 'Repuesto: 44 psi'],
    ['a cuánto inflo las llantas', 'Neumático de repuesto compacto\nPresión: 420 kPa'],
    ['cuántos litros le caben al tanque', WASHER],
    ['cuánto aceite lleva', GEARBOX],
    ['cuánto aceite lleva el motor', 'Aceite de la transmisión automática: 8,5 l'],
    ['¿Qué aceite necesita la caja del embrague?', 'El aceite del motor es SAE 5W-30.'],
    ['presión de la rueda de repuesto', 'Neumáticos delanteros: 2,2 bar'],
  ])('tells for %j that %j is about another one', (question, text) => {
    expect(matchesOtherSense(VARIANTS, aQuestion(question))(text)).toBe(true);
  });

  it.each([
    ['presión de la rueda de repuesto', SPARE],
    ['¿Qué presión de ruedas pongo para gastar menos?', ECO],
    ['presión de las ruedas', 'R16: Hasta 3 personas: 2,4 · Eco: 2,7'],
    ['¿a cuánto inflo la de refacción?', SPARE],
    ['cuánto cabe en el depósito del lavaparabrisas', WASHER],
    ['cuánto aceite lleva la caja de cambios', GEARBOX],
    ['la transmisión, ¿qué aceite usa?', GEARBOX],
  ])('leaves what %j names: %j', (question, text) => {
    expect(matchesOtherSense(VARIANTS, aQuestion(question))(text)).toBe(false);
  });

  it.each([
    ['¿Qué presión llevan las ruedas?', '195/55 R16: Delante: 2,3 · Rueda de repuesto: 2,4'],
    ['cuántos litros le caben al tanque', 'Combustible: 52 l, lavaparabrisas: 4 l'],
    ['cuánto aceite lleva', 'Motor 4,1 l, caja de cambios 2 l'],
    ['¿cómo cambio una rueda?', 'La rueda de repuesto está debajo del maletero.'],
  ])('leaves for %j what is about the usual one, too: %j', (question, text) => {
    expect(matchesOtherSense(VARIANTS, aQuestion(question))(text)).toBe(false);
  });
});

describe('what only its own table tells', () => {
  it.each([
    ['¿Cuál es el fusible del mechero?', 'Tomas y carga\n12 V: Máximo: 120 W (10 A)', true],
    ['¿Cuál es el fusible del mechero?', 'Fusibles\n3: Amp.: 15 A · Circuito: Toma de 12 V', false],
    ['fusible de la radio', 'Fuses\nF5: 15 A · Radio', false],
    ['se fundió el mechero', 'Tomas y carga\n12 V: Máximo: 10 A', false],
    ['¿De qué color es el anticongelante?', 'Testigos\nTermómetro: Color: Rojo', true],
    ['¿De qué color es el anticongelante?', 'Refrigerante: orgánico, color rosa', false],
    ['¿De qué color es la luz del aceite?', 'Testigos\nAceitera: Color: Rojo', false],
  ])('%j: %j is from another table: %j', (question, words, expected) => {
    expect(matchesOtherSense(TABLES, aQuestion(question))(words)).toBe(expected);
  });
});
