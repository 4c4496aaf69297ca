import { below, partsOfPages, row } from '../../testing/manual-parts';
import type { ManualInterval } from '@contract';
import { planFinder } from './plan-finder';

const find = (title: string, ...lines: string[]) =>
  planFinder.find(partsOfPages(below([title], ...lines)));

const intervals = (...told: Parameters<typeof find>): ManualInterval[] =>
  find(...told).flatMap((one) => (one.kind === 'interval' ? [one] : []));

const span = (km: number | null, months: number | null) => ({
  km,
  months,
  miles: null,
  hours: null,
});

describe('planFinder', () => {
  it('reads intervals of engines from the cells of a plan, and joins engines that agree', () => {
    const found = intervals(
      'Plan de mantenimiento',
      row('Operación', '1.0 T', '1.5 D'),
      row('Aceite de motor y filtro', '15.000 km o 1 año', '25.000 km o 1 año'),
      row('Líquido de frenos', '2 años', '2 años'),
      row('Filtro de gasóleo', '–', '50.000 km o 4 años'),
    );
    expect(found).toMatchObject([
      { item: 'Aceite de motor y filtro', versions: ['1.0 T'], every: span(15000, 12) },
      { item: 'Aceite de motor y filtro', versions: ['1.5 D'], every: span(25000, 12) },
      { item: 'Líquido de frenos', versions: [], every: span(null, 24) },
      { item: 'Filtro de gasóleo', versions: ['1.5 D'], every: span(50000, 48) },
    ]);
  });

  it('quotes a row of bare figures with the names of its columns', () => {
    const [found] = intervals(
      'Plan de mantenimiento',
      row('Operación', 'Km', 'Meses'),
      row('Filtro de aire', '60 000', '48'),
      row('Bujías', '90 000', '72'),
    );
    expect(found).toMatchObject({
      every: span(60000, 48),
      quotes: [
        { text: row('Filtro de aire', '60 000', '48'), columns: ['Operación', 'Km', 'Meses'] },
      ],
    });
    const [said] = intervals('Plan de mantenimiento', 'Cambie las bujías cada 60.000 km.');
    expect(said?.quotes[0]).not.toHaveProperty('columns');
  });

  it('reads marks below kilometres by their legend', () => {
    const found = intervals(
      'Plan de mantenimiento',
      'I: inspeccionar; R: reemplazar',
      row('Kilómetros', '15 000', '30 000', '45 000', '60 000'),
      row('Meses', '12', '24', '36', '48'),
      row('Aceite de motor', 'R', 'R', 'R', 'R'),
      row('Filtro de aire', 'I', 'R', 'I', 'R'),
      row('Bujías', '', '', '', 'R'),
    );
    expect(found.map(({ item, action, every, atKm }) => [item, action, every, atKm])).toEqual([
      ['Aceite de motor', 'replace', span(15000, 12), []],
      ['Filtro de aire', 'inspect', null, [15000, 45000]],
      ['Filtro de aire', 'replace', span(30000, 24), []],
      ['Bujías', 'replace', span(60000, 48), []],
    ]);
  });

  it('gives the kilometres themselves where marks follow no rule', () => {
    const [found] = intervals(
      'Plan de mantenimiento',
      'R: reemplazar, I: inspeccionar',
      row('Kilómetros', '15 000', '30 000', '45 000', '60 000', '75 000'),
      row('Correa', '', 'R', 'R', '', ''),
      row('Aceite', 'R', 'R', 'R', 'R', 'R'),
    );
    expect(found).toMatchObject({ item: 'Correa', every: null, atKm: [30000, 45000] });
  });

  it('leaves out letters that no legend explains', () => {
    const found = intervals(
      'Plan de mantenimiento',
      row('Kilómetros', '15 000', '30 000', '45 000'),
      row('Aceite', 'C', 'C', 'C'),
      row('Filtro', 'C', '', 'C'),
    );
    expect(found).toEqual([]);
  });

  it('takes severe use from its own column', () => {
    const [found] = intervals(
      'Mantenimiento',
      row('Operación', 'Uso normal', 'Uso severo'),
      row('Aceite y filtro', '15.000 km o 12 meses', '7.500 km o 6 meses'),
      row('Filtro de aire', '30.000 km', '15.000 km'),
      row('Bujías', '60.000 km', '-'),
    );
    expect(found).toMatchObject({ every: span(15000, 12), severe: span(7500, 6) });
  });

  it('halves what the sentence of severe use names, and quotes its definition', () => {
    const found = find(
      'Plan de mantenimiento',
      row('Operación', 'Intervalo'),
      row('Aceite y filtro', 'Cada 20.000 km o 12 meses'),
      row('Bujías', 'Cada 60.000 km'),
      '',
      'Uso severo: si circula por caminos con polvo, arrastra remolque o trabaja como taxi, reduzca a la mitad los intervalos de aceite.',
    );
    expect(found).toMatchObject([
      { item: 'Aceite y filtro', severe: span(10000, 6) },
      { item: 'Bujías', severe: null },
      { kind: 'severe-use' },
    ]);
  });

  it('tells the first time from the next ones, and work from work', () => {
    const found = intervals(
      'Plan de mantenimiento',
      row('Componente', 'Intervalo'),
      row('Refrigerante', 'A los 160,000 km u 8 años; después cada 80,000 km o 4 años'),
      row('Filtro de aire', 'Revisar cada 15,000 km; cambiar cada 30,000 km'),
    );
    expect(found).toMatchObject([
      { item: 'Refrigerante', first: span(160000, 96), every: span(80000, 48) },
      { item: 'Filtro de aire', action: 'inspect', every: span(15000, null) },
      { item: 'Filtro de aire', action: 'replace', every: span(30000, null) },
    ]);
  });

  it('reads miles', () => {
    const found = intervals(
      'Maintenance schedule',
      row('Item', 'Interval'),
      row('Engine oil', 'Replace every 7,500 miles or 6 months'),
      row('Air filter', 'Replace every 30,000 miles'),
    );
    expect(found[0]?.every).toEqual({ km: null, miles: 7500, months: 6, hours: null });
  });

  it.each([
    ['Compruebe el nivel de aceite cada 2.000 km.', 'nivel de aceite', 'inspect', span(2000, null)],
    [
      'El líquido de frenos se cambia cada dos años.',
      'líquido de frenos',
      'replace',
      span(null, 24),
    ],
    ['Lave los bajos una vez al mes.', 'bajos', 'other', span(null, 1)],
    ['Engrase las bisagras dos veces al año.', 'bisagras', 'other', span(null, 6)],
  ])('reads the sentence "%s"', (sentence, item, action, every) => {
    expect(intervals('Cuidados', sentence)).toMatchObject([{ item, action, every }]);
  });

  it.each([
    'Un consumo de hasta 0,5 litros por cada 1.000 km es admisible.',
    'Si deja el coche parado, compruebe la batería cada mes.',
    'La pila del sensor no se cambia y dura unos 7 años.',
    'Cambie la rueda y compruebe el par a los 50 km.',
    'El testigo parpadea cada 50 km.',
  ])('finds nothing in "%s"', (sentence) => {
    expect(intervals('Cuidados', sentence)).toEqual([]);
  });

  it('takes no terms of a guarantee for intervals', () => {
    const found = intervals(
      'Garantía',
      row('Parte', 'Duración'),
      row('Pintura', '3 años o 100.000 km'),
      row('Batería', '2 años o 40.000 km'),
    );
    expect(found).toEqual([]);
  });

  it('gives the same thing the same id in another reading, and other things others', () => {
    const lines = [
      row('Operación', 'Intervalo'),
      row('Aceite', 'Cada 15.000 km'),
      row('Bujías', 'Cada 60.000 km'),
    ];
    const [one, other] = [
      intervals('Plan de mantenimiento', ...lines),
      intervals('Plan de mantenimiento', 'Vale lo que llegue antes.', '', ...lines),
    ].map((found) => found.map(({ id }) => id));
    expect(other).toEqual(one);
    expect(new Set(one).size).toBe(2);
  });

  it('reads back what it found', () => {
    const found = find('Cuidados', 'Lave los bajos una vez al mes.');
    expect(planFinder.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  });
});
