import type { Bearing } from './claim';
import { contradicts } from './contradicts';

const bearing = (units: Bearing['units'], question = '¿Cuánto es?'): Bearing => ({
  ...{ units, above: ['Datos técnicos'], question },
});
const row = (...cells: [name: string, text: string][]): Bearing['units'] => [
  { kind: 'row', cells: cells.map(([name, text]) => ({ name, text })) },
];
const FUSE = row(['N.º', '12'], ['Circuito', 'Limpiaparabrisas'], ['Amperios', '25']);

describe('contradicts', () => {
  it.each<[string, string, Bearing['units']]>([
    ['a figure of the neighbouring row', 'El fusible 12 es de 15 A.', FUSE],
    ['the name of the neighbouring row', 'Es el del encendedor, el de la consola.', FUSE],
    [
      'a prohibition that was allowed',
      'No se puede circular con la capota abierta.',
      [{ kind: 'text', text: 'Se puede circular con la capota abierta hasta 80 km/h.' }],
    ],
    [
      'what is allowed that was forbidden',
      'Puedes mezclar los refrigerantes.',
      [{ kind: 'text', text: 'No mezcle refrigerantes.' }],
    ],
  ])('notices %s', (_, headline, units) => {
    expect(contradicts(headline, bearing(units))).toBe(true);
  });

  it.each<[string, string, Bearing['units']]>([
    ['other words', 'El fusible del limpiaparabrisas lleva 25 A.', FUSE],
    ['a figure of the question', 'Con 5.000 km, el limpiaparabrisas: 25 A.', FUSE],
    ['a translation of a row', 'Luz de cruce: H7.', row(['Lamp', 'Low beam'], ['Type', 'H7'])],
    ['nothing at all', ' ', FUSE],
    [
      'a warning that goes with what is allowed',
      'Puedes vadear agua de hasta 30 cm.',
      [
        { kind: 'text', text: 'Puede vadear agua de hasta 30 cm.' },
        { kind: 'text', text: 'No entre en agua salada.' },
      ],
    ],
  ])('takes %s for the same', (_, headline, units) => {
    expect(contradicts(headline, bearing(units, '¿Y con 5.000 km?'))).toBe(false);
  });
});
