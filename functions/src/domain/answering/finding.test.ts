import { isDirectory } from './directory';
import { fuse } from './fusion';
import { withoutNearDuplicates } from './near-duplicates';
import { safetyAdvice } from './safety';

const match = (id: string, score: number) => ({ id, score, coverage: 1, normalised: 1 });

describe('fuse', () => {
  const matches = [match('a', 10), match('b', 8)];
  const nearest = [
    { id: 'c', distance: 0.1 },
    { id: 'b', distance: 0.2 },
  ];
  const order = (vectorWeight: number) =>
    fuse({ matches, nearest, vectorWeight }).map(({ id }) => id);

  it('lets vectors that cannot be trusted nominate, but not rank', () => {
    expect(order(0.05)).toEqual(['a', 'b', 'c']);
  });

  it('ranks by both where both can be trusted', () => {
    expect(order(0.5)).toEqual(['b', 'a', 'c']);
  });

  it('works with either search alone', () => {
    expect(fuse({ matches, nearest: [], vectorWeight: 0.5 })).toHaveLength(2);
    expect(fuse({ matches: [], nearest, vectorWeight: 0.5 })[0]).toMatchObject({
      id: 'c',
      match: null,
    });
  });
});

it('drops passages that repeat a better one', () => {
  const one = 'Compruebe el nivel de aceite con el motor frío y en llano, una vez al mes';
  const texts = [one, `${one}.`, 'Otra cosa muy distinta que se lee en otra página', ''];
  expect(withoutNearDuplicates(texts, (text) => text)).toEqual([texts[0], texts[2], texts[3]]);
});

describe('isDirectory', () => {
  it.each([
    ['Airbags ........ 41\nABS ... 12\nAceite 23, 34\nAsientos\t8', true],
    ['Longitud\t4180 mm\nAnchura\t1760 mm\nAltura\t1450 mm\nBatalla\t2600 mm', false],
    ['Revise el aceite cada 15 000 km.\nCambie el filtro.', false],
    [`Fusible ${'del faro '.repeat(30)} 41\n`.repeat(4), false],
    ['Tapón\t41\nBujía\t12\nRueda\t110\nBorne\t6', false],
    ['Arranque\t8\nLuces\t12\nFrenos\t20\nDatos\t30', true],
    ['Bomba de agua\t10\nLuces\t7,5\nToldo\t20\nCama\t25\nCampana\t10', false],
    ['F47\tElevalunas\t20\nF48\tBocina\t15\nF55\tEspejos\t10\nF60\tRemolque\t30', false],
    ['Conductor solo\t0\nCinco ocupantes\t1,5\nMaletero lleno\t2,5\nRemolque\t3\nTodo\t4', false],
  ])('tells contents and indexes from passages (%#)', (content, expected) => {
    expect(isDirectory(content)).toBe(expected);
  });
});

it.each([
  ['¿Cómo cambio las pastillas de freno?', true],
  ['desactivar el airbag', true],
  ['dónde pongo el gato', true],
  ['huele a gasolina', true],
  ['cables naranjas de alta tensión', true],
  ['¿Cómo pongo la radio?', false],
  ['capacidad del depósito de combustible', false],
])('advises on %j: %j', (question, expected) => {
  expect(safetyAdvice(question) !== null).toBe(expected);
});

it('keeps passages that differ in a figure', () => {
  const of = (litres: string) =>
    `La capacidad total de aceite del motor con cambio de filtro es de ${litres} litros. Utilice siempre el aceite indicado en la tabla y no lo mezcle con aditivos de ninguna clase.`;
  expect(withoutNearDuplicates([of('3,9'), of('5,5'), of('3,9')], (text) => text)).toHaveLength(2);
});
