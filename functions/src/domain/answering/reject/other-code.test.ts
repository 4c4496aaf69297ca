import { namesOtherCode } from './other-code';

it.each([
  ['puedo echar e10?', 'No utilice gasolina E85.', true],
  ['puedo echar e10?', 'Utilice E5 o E10.', false],
  ['vale el dot 5?', 'No use DOT 4, ni otro.', true],
  ['vale el dot 5.1?', 'No use DOT 4.', false],
  ['que bombilla lleva, h7?', 'Cruce: H7', false],
  ['que gasolina lleva?', 'No utilice E85.', false],
  ['gasolina de 98', 'Use la de 95.', false],
])('asked %j, another code is named by %j: %p', (plain, text, isOther) => {
  expect(namesOtherCode({ plain })(text)).toBe(isOther);
});
