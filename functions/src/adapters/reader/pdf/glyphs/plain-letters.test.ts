import { plainLetters } from './plain-letters';

it.each([
  ['\uf732,\uf734', '2,4'],
  ['\uf731\uf738\uf730\uf730\uf730', '18000'],
  ['\uf761\uf762\uf773', 'ABS'],
  ['\uf7e1\uf7f1', 'ÁÑ'],
  ['\uf7bf\uf724', '¿$'],
  ['2,4 bar', '2,4 bar'],
  ['\uf0b7', '\uf0b7'],
])(
  'the reader of PDF reads figures and letters that are set otherwise as what they are: %j',
  (drawn, plain) => {
    expect(plainLetters(drawn)).toBe(plain);
  },
);
