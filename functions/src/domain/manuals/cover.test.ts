import { coverOf } from './cover';

const cover = (...lines: string[]) => coverOf([lines.join('\n\n')]);
const is = (make: string | null, model: string | null, year: number | null = null) => ({
  ...{ make, model, year },
});

describe('coverOf', () => {
  it.each([
    ['one line', ['Faro Brisa 1.6', 'Manual del propietario', 'Edición 1 · Modelo 2022']],
    ['a title behind a colon', ['Faro Brisa 1.6: guía rápida', 'Modelo 2022']],
    ['lines of their own', ['FARO', 'Brisa 1.6', 'Manual del usuario 2022']],
    ['spaced letters', ['F A R O', 'Brisa 1.6', 'MANUAL DE INSTRUCCIONES', 'Año modelo 2022']],
    ['its company', ['Faro', 'FARO MOTOR CO., LTD.', 'Brisa 1.6', 'Manual', 'Modelo 2022']],
  ])('reads make, model and year from %s', (_, lines) => {
    const { make, ...others } = cover(...lines);
    expect({ ...others, make: make?.toLowerCase() }).toEqual(is('faro', 'Brisa 1.6', 2022));
  });

  it.each([
    [['KITAMURA', 'ARATA', 'Manual del propietario'], is('Kitamura', 'Arata')],
    [['NORVIA', 'Tarsis Berlina · Tarsis Break', 'Manual'], is('Norvia', 'Tarsis')],
    [['Alfa Romeo Giulia', 'Libro de uso'], is('Alfa Romeo', 'Giulia')],
    [['SEAT León', 'Owner’s Manual'.replace('’', "'")], is('SEAT', 'León')],
    [['Nuvo', 'Manual del propietario'], is(null, null)],
    [['Puesta en marcha', 'Gire la llave y espere a que se apague el testigo.'], is(null, null)],
    [
      ['Reciba nuestra bienvenida a este vehículo, que es suyo desde hoy', 'Manual'],
      is(null, null),
    ],
    [['Faro Brisa', 'Manual', 'Edición 09/2023'], is('Faro', 'Brisa')],
    [[''], is(null, null)],
  ])('reads of %j: %j', (lines, read) => {
    expect(cover(...lines)).toEqual(read);
  });

  it('looks at the first page that has words', () => {
    expect(coverOf(['', 'Faro Brisa\n\nManual del propietario'])).toEqual(is('Faro', 'Brisa'));
  });
});
