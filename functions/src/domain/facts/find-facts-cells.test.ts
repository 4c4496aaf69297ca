import { below, partsOfPages, row } from '../../testing/manual-parts';
import { findFacts } from './find-facts';

const foundIn = (title: string, ...lines: string[]): string[] =>
  findFacts(partsOfPages(below([title], ...lines))).map(({ of, value, unit, condition }) =>
    [of, `${value} ${unit}`.trim(), condition].filter(Boolean).join(' | '),
  );

describe('a cell', () => {
  it.each([
    '4,5 l con filtro; 4,2 l sin filtro',
    '4,5 l con filtro / 4,2 l sin filtro',
    '4,5 l con filtro y 4,2 l sin filtro',
  ])('tells all its figures with what each is for: "%s"', (cell) => {
    const found = foundIn(
      'Capacidades',
      row('Elemento', 'Cantidad'),
      row('Aceite del motor', cell),
    );
    expect(found).toEqual([
      'Aceite del motor | 4,5 l | con filtro',
      'Aceite del motor | 4,2 l | sin filtro',
    ]);
  });

  it('tells none of two figures where nothing says which is whose', () => {
    expect(
      foundIn('Capacidades', row('Elemento', 'Cantidad'), row('Aceite del motor', '4,5 l o 4,2 l')),
    ).toEqual([]);
  });

  it.each(['VW 504 00', 'Sagra N-22'])('tells the norm %s before its substitute', (norm) => {
    const cell = `${norm}; en su defecto ACEA C3`;
    const found = foundIn('Aceite', row('Dato', 'Valor'), row('Norma', cell));
    expect(new Set(found)).toEqual(
      new Set([
        `Aceite de motor | ${norm} | Norma`,
        'Aceite de motor | ACEA C3 | Norma · en su defecto',
      ]),
    );
  });
});

describe('the row of a battery', () => {
  it('tells each of its columns, of each battery', () => {
    const found = foundIn(
      'Batería',
      row('Batería', 'Tipo', 'Capacidad', 'Arranque en frío'),
      row('Principal', 'EFB', '70 Ah', '760 A'),
      row('Auxiliar', 'AGM', '12 Ah', '200 A'),
    );
    expect(found).toEqual([
      'Tipo | EFB | Principal',
      'Capacidad | 70 Ah | Principal',
      'Corriente de arranque | 760 A | Principal · Arranque en frío',
      'Tipo | AGM | Auxiliar',
      'Capacidad | 12 Ah | Auxiliar',
      'Corriente de arranque | 200 A | Auxiliar · Arranque en frío',
    ]);
  });
});

describe('the size of the tyres', () => {
  const sizes = (...lines: string[]) => foundIn('Medidas homologadas', ...lines);
  const MEASURE = 'Medida de los neumáticos';

  it('is told of the trim that its row names', () => {
    const found = sizes(
      row('Acabado', 'Neumático', 'Llanta'),
      row('Costa', '185/65 R15', '6J × 15, acero'),
      row('Ruta', '205/55 R16', '6,5J × 16'),
    );
    expect(found).toEqual([`${MEASURE} | 185/65 R15 | Costa`, `${MEASURE} | 205/55 R16 | Ruta`]);
  });

  it('is told of the trim that its column names', () => {
    const found = sizes(row('', 'Costa', 'Ruta'), row('Neumáticos', '185/65 R15', '205/55 R16'));
    expect(found).toEqual([`${MEASURE} | 185/65 R15 | Costa`, `${MEASURE} | 205/55 R16 | Ruta`]);
  });

  it('is neither that of a spare wheel nor that of a table of pressures', () => {
    expect(
      sizes(row('Acabado', 'Neumático'), row('Ruta', 'T125/70 D16'), row('Costa', '6J × 15')),
    ).toEqual([]);
    const pressures = sizes(
      row('Carga', 'Neumático', 'Delante'),
      row('Normal', '205/55 R16', '2,3 bar'),
    );
    expect(pressures.filter((one) => one.startsWith(MEASURE))).toEqual([]);
  });
});
