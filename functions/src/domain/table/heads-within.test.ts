import { blocksOfText } from '../document/blocks-of-text';
import { headsWithin } from './heads-within';

const within = (...rows: string[]): number[] =>
  headsWithin(rows.map((row) => row.replaceAll(' | ', '\t')));

describe('rows that name the columns anew', () => {
  it('are told by words that only name columns', () => {
    expect(within('Fusible | Amperaje', 'F1 | 10 A', 'Fusible | Circuito', 'F2 | Radio')).toEqual([
      2,
    ]);
  });

  it('are told by the same names in another unit', () => {
    const upper = ['Capacidad | 1.0 G (l) | 1.6 D (l)', 'Aceite | 3,2 | 5,1'];
    expect(within(...upper, 'Par | 1.0 G (Nm) | 1.6 D (Nm)', 'Cárter | 25 | 40')).toEqual([2]);
    expect(within(...upper, 'Par [Nm] | 1.0 G | 1.6 D', 'Cárter | 25 | 40')).toEqual([2]);
  });

  it('are told by units of their own', () => {
    const upper = ['Fluido | Gasolina (l) | Gasóleo (l)', 'Aceite | 3,2 | 5,1'];
    expect(within(...upper, 'Apriete | M6 (Nm) | M8 (Nm)', 'Cárter | 9 | 24')).toEqual([2]);
  });

  it('are told by most of the names said again', () => {
    const upper = ['N.º | Función | Fusible', 'F1 | Radio | 10A'];
    expect(within(...upper, 'N.º | Función | Relé', 'R1 | Claxon | 20A')).toEqual([2]);
  });

  it('are no rows of values with a remark in brackets', () => {
    const upper = ['Luz | Base | Lujo', 'Cruce | H7 | LED (b)'];
    expect(
      within(...upper, 'Intermitente | PY21W (ámbar) | PY21W (ámbar)', 'Freno | P21W | P21W'),
    ).toEqual([]);
    expect(within(...upper, 'Techo | LED (b) | LED (b)', 'Freno | P21W | P21W')).toEqual([]);
  });

  it('are no rows of values, nor the first or the last one', () => {
    expect(
      within('Motor | Gasolina | Gasóleo', 'Aceite | 3,2 l | 5,1 l', 'Agua | 6 l | 7 l'),
    ).toEqual([]);
    expect(within('Luz | LED | Sí', 'Luz | Halógena | Sí', 'Luz | LED | No')).toEqual([]);
    expect(within('Rueda (bar) | 2,1 (bar)', 'Rueda | 2,2 (bar)', 'Otra | 2,2 (bar)')).toEqual([]);
  });
});

describe('a table within which the columns are named anew', () => {
  it('is two, each below its own names', () => {
    const text = [
      'Capacidad\t1.0 G (l)\t1.6 D (l)',
      'Aceite\t3,2\t5,1',
      'Apriete\t1.0 G (Nm)\t1.6 D (Nm)',
      'Tapón\t25\t40',
    ].join('\n');
    const tables = blocksOfText('1', { text, headings: [] });
    expect(tables).toMatchObject([
      { names: ['Capacidad', '1.0 G (l)', '1.6 D (l)'] },
      { names: ['Apriete', '1.0 G (Nm)', '1.6 D (Nm)'] },
    ]);
  });
});
