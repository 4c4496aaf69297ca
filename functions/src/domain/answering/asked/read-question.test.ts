import { languageOf } from './language';
import { partsOf } from './parts';
import { plainWords } from '../../spanish/plain-words';
import { asSearched } from './as-searched';
import { aQuestion } from '../../../testing/questions';

describe('languageOf', () => {
  it.each([
    ['What is the front tyre pressure?', 'english'],
    ['How often should I change the oil', 'english'],
    ['Qual é a pressão dos pneus dianteiros?', 'portuguese'],
    ['Quelle est la pression des pneus arrière?', 'french'],
    ['¿Qué presión llevan las ruedas?', null],
    ['luz de valvulas escape con motor frio', null],
    ['el cruise control no funciona', null],
    ['me quede sin coolant en la carretera', null],
    ['CR2032', null],
  ])('the question %j is told to be %s', (question, language) => {
    expect(languageOf(question)).toBe(language);
  });
});

it.each([
  ['What is the front tyre pressure?', /delantero neumático presión/],
  ['0w 20', /^0W-20$/],
  ['¿lleva 5 w 30?', /5W-30/],
  ['¿cuánto aceite del cambio manual?', /aceite de la caja de cambios manual/],
  ['¿qué aceite lleva el cambio automático?', /aceite lleva la caja de cambios automático/],
  ['¿cada cuánto se cambia el aceite del cambio?', /aceite de la caja de cambios\?/],
  ['¿cuándo toca el cambio de aceite?', /el cambio de aceite/],
  ['¿cuántas millas hasta la revisión?', /kilómetros/],
  ['¿a cuántas lb-ft van los tornillos?', /Nm/],
  ['¿qué presión llevan?', /^¿qué presión llevan\?$/],
])('the question %j is searched for as manuals in Spanish say it', (question, searched) => {
  expect(asSearched(question)).toMatch(searched);
});

it.each([
  ['¿Qué aceite no debo usar?', true],
  ['¿Con qué no se limpian los faros?', true],
  ['¿Dónde no debo conectar el cable negro?', true],
  ['¿Qué hago si no se abre?', false],
  ['¿Por qué no arranca?', false],
  ['¿Qué pasa que no se enciende?', false],
])('%j asks for what is not to be done: %j', (question, expected) => {
  expect(aQuestion(question).asksWhatNot).toBe(expected);
});

it.each([
  ['¿Qué cable conecto primero?', true],
  ['¿Qué cable no conecto primero?', false],
  ['¿Qué cable es el rojo?', false],
])('%j asks for an order: %j', (question, expected) => {
  expect(aQuestion(question).asksOrder).toBe(expected);
});

describe('partsOf', () => {
  it('tells the questions of a list apart', () => {
    const question =
      'Quiero saber la presión de la rueda de repuesto, los litros del maletero y lo que tarda en cargar';
    expect(partsOf(question)).toEqual([
      'la presión de la rueda de repuesto',
      'los litros del maletero',
      'lo que tarda en cargar',
    ]);
  });

  it('tells two sentences apart', () => {
    const question = '¿Qué presión llevan las ruedas? ¿Dónde está el gato elevador?';
    expect(partsOf(question)).toHaveLength(2);
  });

  it.each([
    '¿Qué aceite lleva el 1.5 y cuánto cabe?',
    '¿Qué es esa luz roja del aceite? ¿Es normal?',
    'Quiero saber la presión de las ruedas',
  ])('leaves %j whole', (question) => {
    expect(partsOf(question)).toEqual([question]);
  });
});

describe('the code of a display', () => {
  it.each([
    ['¿Qué significa el código E14 de la calefacción?', 'E6: chimenea tapada', true],
    ['¿Qué significa el código E14 de la calefacción?', 'E14: sin gas', false],
    ['la caldera pone E 6 y se apaga', 'E6: chimenea tapada', false],
    ['me sale el error P0420', 'P-0420: catalizador', false],
    ['me sale el error P0420', 'P0421: catalizador', true],
    ['¿dónde va el fusible F12?', 'F3: radio', false],
  ])('%j is told by %j: without the code %j', (question, words, isWithout) => {
    const { code } = aQuestion(question);
    expect(code !== null && !code.test(plainWords(words))).toBe(isWithout);
  });
});

it('a question is asked of rules without its opening mark', () => {
  expect(aQuestion('¿Cuál es el teléfono de asistencia?').plain).toBe(
    'cual es el telefono de asistencia?',
  );
});
