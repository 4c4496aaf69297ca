import { plainWords } from './plain-words';

it.each([
  ['¿Son 2,2¹ bar?', '¿son 2,2 bar?'],
  ['¿Cuántos m² y 5 cm³?', '¿cuantos m2 y 5 cm3?'],
])('the reader of words reads %j as %j', (question, plain) => {
  expect(plainWords(question)).toBe(plain);
});
