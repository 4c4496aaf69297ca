import { asPrinted } from './misread-signs';

it.each([
  ['Fusible n.2 27: luneta', 'Fusible n.º 27: luneta'],
  ['N.o 3', 'N.º 3'],
  ['en la 2.2 marcha', 'en la 2.ª marcha'],
  ['la 3.a revisión', 'la 3.ª revisión'],
  ['añada % litro', 'añada ½ litro'],
  ['12 Ib-pie', '12 lb-pie'],
])(
  'the reader reads signs that were taken for others as they are printed: %s',
  (taken, printed) => {
    expect(asPrinted(taken)).toBe(printed);
  },
);

it.each([
  'caben 1.2 litros',
  'motor 1.2 de gasolina',
  'al 50 % litros',
  'la versión n.2',
  'con 2.2 bar',
  'el 5 % hora punta',
])('the reader leaves what may be printed so: %s', (text) => {
  expect(asPrinted(text)).toBe(text);
});
