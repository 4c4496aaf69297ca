import { growth, LINEAR } from '../../../testing/growth';
import { textBlocks } from './text-blocks';

const titles = (text: string): string[] =>
  [...textBlocks(text)].flatMap(({ text: title, depth }) =>
    depth === null ? [] : [`${depth} ${title}`],
  );

const MANUAL = [
  'Antes de conducir',
  'Compruebe los neumáticos una vez al mes, siempre antes de un viaje largo.',
  'Rueda de repuesto',
  'Lleva 4,2 bar.',
  'Mantenimiento',
  'Aceite del motor',
  'Cambie el aceite cada 15 000 km.',
  '¿Qué hago si no arranca?',
  '1. Conecte la pinza roja.',
  '2. Conecte la negra.',
];
const TITLES = [
  '6 Antes de conducir',
  '6 Rueda de repuesto',
  '6 Mantenimiento',
  '7 Aceite del motor',
  '6 ¿Qué hago si no arranca?',
];

describe('titles in plain letters', () => {
  it('stand between blank lines, above what is said of them', () => {
    expect(titles(MANUAL.join('\n\n'))).toEqual(TITLES);
  });

  it('stand on lines of their own where each paragraph has one', () => {
    expect(titles(MANUAL.filter((line) => !/^\d/.test(line)).join('\n'))).toEqual(
      TITLES.slice(0, -1),
    );
    expect(titles(MANUAL.join('\n'))).toEqual(TITLES);
  });

  it('are below those that are marked', () => {
    expect(titles('FRENOS\n\nLíquido\n\nUse DOT 4.')).toEqual(['1 FRENOS', '6 Líquido']);
  });

  it('stand above tables and paragraphs of several lines, too', () => {
    expect(
      titles('Presiones\n\nDelante    2,2\nDetrás    2,0\n\nJuego\n\nDos llaves y\nuna tarjeta'),
    ).toEqual(['6 Presiones', '6 Juego']);
  });

  it('stand right above short lines that say a figure, and may say when', () => {
    expect(titles('Presiones\nDelante 2,3\nDetrás 2,1 con el coche cargado\n\nUso\nGire.')).toEqual(
      ['6 Presiones', '6 Uso'],
    );
    expect(titles('Revisión de los 30 000 km\n\nFiltro de aire.')).toEqual([
      '6 Revisión de los 30 000 km',
    ]);
  });

  it('are the last of the names on a cover', () => {
    expect(titles('Manual\n\nFaro Brisa\n\nEdición de mayo\n\nFrenos\n\nUse DOT 4.')).toEqual([
      '6 Frenos',
    ]);
  });

  it.each([
    ['a list of names', 'Lleva esto.\n\nGato\n\nLlave\n\nTriángulo\n\nEstá en el maletero.'],
    ['what a colon announces', 'Use:\n\nAceite sintético\n\nNo mezcle aceites.'],
    ['a fact', 'Motor de gasolina.\n\nAceite 5W-30\n\nNo mezcle aceites.'],
    ['a sentence', 'Use guantes.\n\nNo fume;\n\nLa batería da gas.'],
    ['a caption', 'Abra el capó.\n\nFigura del motor\n\nQuite la tapa.'],
    ['the end of a text', 'Conduzca con cuidado.\n\nGracias por elegir Faro'],
    ['a broken line', 'Abra el capó. Mire\nAceite y Refrigerante\ny cierre el capó despacio.'],
    ['the beginning of a broken line', 'Abra el capó.\nDespués de un minuto\nmire el nivel.'],
    ['a line further in', 'Abra el capó.\nNivel correcto\n  entre las marcas.'],
    [
      'a line as wide as the text',
      'Lleve el coche al taller de Faro\nBrisa cada año, o más a menudo.',
    ],
    ['what no blank line parts', 'Abra el capó.\n\nMire el Aceite\nCierre el capó\n\nPare.'],
  ])('are not: %s', (_, text) => {
    expect(titles(text)).toEqual([]);
  });

  it('are looked for in linear time', async () => {
    for (const text of ['Gato\n\n', 'Gato\n', 'Gato\n\nUse.\n\n']) {
      const all = (size: number) => titles(text.repeat(size)).length;
      expect(await growth(all, 64_000)).toBeLessThan(LINEAR);
    }
  });
});
