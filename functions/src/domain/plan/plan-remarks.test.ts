import { below, partsOfPages, row } from '../../testing/manual-parts';
import { planFinder } from './plan-finder';

/** Kilometres and months of what is due, first and in severe use, and for which versions. */
const found = (...lines: string[]) =>
  planFinder.find(partsOfPages(below(['Plan de mantenimiento'], ...lines))).flatMap((one) => {
    if (one.kind !== 'interval') return [];
    const [every, first, severe] = [one.every, one.first, one.severe].map(
      (span) => span && [span.km, span.months],
    );
    return [{ item: one.item, every, first, severe, versions: one.versions }];
  });

const table = (interval: string, remark = '') =>
  found(
    row('Operación', 'Intervalo', 'Observaciones'),
    row('Líquido de frenos', interval, remark),
    row('Bujías', '60.000 km', ''),
  )[0];

describe('an interval', () => {
  it.each([
    'Cada 15.000 km o 12 meses (uso severo: 7.500 km o 6 meses)',
    'Cada 15.000 km o 12 meses (7.500 km o 6 meses en uso severo)',
    'Cada 15.000 km o 12 meses; en condiciones severas, cada 7.500 km o 6 meses',
  ])('is told with that of severe use beside it: "%s"', (text) => {
    expect(table(text)).toMatchObject({ every: [15_000, 12], severe: [7500, 6], first: null });
  });

  it('is told by a sentence with that of severe use', () => {
    const [oil] = found('Cambie el aceite cada 15.000 km; en uso severo, cada 7.500 km.');
    expect(oil).toMatchObject({ every: [15_000, null], severe: [7500, null] });
  });

  it('takes no figure of normal use for that of severe use', () => {
    expect(table('7.500 km (uso severo), 15.000 km')?.severe ?? null).toBeNull();
  });

  it.each([
    '2 años (la primera vez a los 3 años)',
    '2 años (primera: 3 años)',
    'Cada 2 años; el primero a los 3 años',
  ])('has its first one in brackets or behind it: "%s"', (text) => {
    expect(table(text)).toMatchObject({ every: [null, 24], first: [null, 36] });
  });

  it.each(['Después, cada 2 años', 'Purgar. Luego cada 2 años'])(
    'is the first one where the remark tells the later ones: "%s"',
    (remark) => {
      expect(table('3 años', remark)).toMatchObject({ every: [null, 24], first: [null, 36] });
    },
  );

  it('keeps its figure beside a remark that tells another work', () => {
    expect(table('3 años', 'Después de un golpe, compruebe el circuito')).toMatchObject({
      every: [null, 36],
      first: null,
    });
  });

  it.each([
    ['Solo diésel', ['diésel']],
    ['Solo para el 1.5 D; purgar después', ['1.5 D']],
    ['Solo cambio automático', ['cambio automático']],
    ['Solo con el motor frío', []],
    ['Gasolina sin plomo', []],
  ])('is for the version that only its remark names: "%s"', (remark, versions) => {
    expect(table('3 años', remark)).toMatchObject({ every: [null, 36], versions });
  });
});
