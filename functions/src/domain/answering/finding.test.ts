import { isDirectory } from './directory';
import { fuse } from '../search/fuse';
import { withoutNearDuplicates } from './near-duplicates';
import { safetyAdvice } from './safety';
import { aQuestion } from '../../testing/questions';

const match = (id: string, score: number) => ({ id, score, coverage: 1, normalised: 1 });

describe('fuse', () => {
  const matches = [match('a', 10), match('b', 8)];
  const nearest = [
    { id: 'c', distance: 0.1 },
    { id: 'b', distance: 0.2 },
  ];
  const share = (ofVectors: number) => ({ by: 'share', ofVectors }) as const;
  const order = (ofVectors: number) =>
    fuse({ matches, nearest, fusion: share(ofVectors) }).map(({ id }) => id);

  it('lets vectors that cannot be trusted nominate, but not rank', () => {
    expect(order(0.05)).toEqual(['a', 'b', 'c']);
  });

  it('ranks by both where both can be trusted', () => {
    expect(order(0.5)).toEqual(['b', 'a', 'c']);
  });

  it('works with either search alone', () => {
    expect(fuse({ matches, nearest: [], fusion: share(0.5) })).toHaveLength(2);
    expect(fuse({ matches: [], nearest, fusion: share(0.5) })[0]).toMatchObject({
      id: 'c',
      match: null,
    });
  });
});

describe('fuse, by ranks', () => {
  // As a multilingual model gives them: all alike, but in an order.
  const nearest = ['v1', 'w2', 'v2', 'w1', 'v3'].map((id, at) => ({
    id,
    distance: 0.28 + at / 50,
  }));
  const matches = ['w1', 'w2', 'w3'].map((id, at) => match(id, 10 - 4 * at));
  const fused = fuse({ matches, nearest, fusion: { by: 'rank' } });

  it('takes passages of both in turn where similarities lie close together', () => {
    expect(fused.map(({ id }) => id)).toEqual(['w2', 'w1', 'v1', 'w3', 'v2', 'v3']);
  });

  it('counts what vectors alone found as evidence, less with each rank, and never above the best', () => {
    const evidence = new Map(fused.map(({ id, evidence: of }) => [id, of]));
    expect(evidence.get('v1')).toBeGreaterThan(0.4);
    expect(evidence.get('v3')).toBeLessThan(evidence.get('v1') ?? 0);
    expect(Math.max(...evidence.values())).toBeLessThanOrEqual(1);
  });

  it('finds by vectors where words find nothing', () => {
    const [first] = fuse({ matches: [], nearest, fusion: { by: 'rank' } });
    expect(first).toMatchObject({ id: 'v1', match: null });
    expect(first?.evidence).toBeGreaterThan(0.4);
  });

  it('lets vectors that count by share be no evidence', () => {
    const fusion = { by: 'share', ofVectors: 0.05 } as const;
    expect(fuse({ matches: [], nearest, fusion })[0]?.evidence).toBe(0);
  });
});

it('the search drops passages that repeat a better one', () => {
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
])('the search advises on %j: %j', (question, expected) => {
  expect(safetyAdvice(aQuestion(question)) !== null).toBe(expected);
});

it('the search keeps passages that differ in a figure', () => {
  const of = (litres: string) =>
    `La capacidad total de aceite del motor con cambio de filtro es de ${litres} litros. Utilice siempre el aceite indicado en la tabla y no lo mezcle con aditivos de ninguna clase.`;
  expect(withoutNearDuplicates([of('3,9'), of('5,5'), of('3,9')], (text) => text)).toHaveLength(2);
});
