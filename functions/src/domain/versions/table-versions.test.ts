import type { Statement } from '@contract';
import { withVersions, type Own } from './table-versions';

const row = (cells: string[]) => ({ cells });
const aTable = (header: string[][], rows: string[][]): Statement => ({
  ...{ kind: 'table', above: '', below: '', citations: [] },
  ...{ header: header.map(row), rows: rows.map(row) },
});
const own = (engine: string | null, tyreSize: string | null = null): Own => ({
  ...{ engine, tyreSize, trim: null, sizesOfTrim: [] },
});
const told = (table: Statement, of = own(null)) => {
  const [statement, ...others] = withVersions([table], of);
  return { ...(statement?.kind === 'table' ? statement : {}), others };
};
const versionsOf = (table: Statement, engine: string | null = null) =>
  told(table, own(engine)).versions;

const COLUMNS = aTable(
  [['Dato', '1.2 TX', '1.5 DX diésel', 'Unidad']],
  [['Aceite con filtro', '4,2', '5,1', 'l']],
);
const PRESSURES = aTable(
  [['Medida', 'Motor', 'Delante', 'Detrás']],
  [
    ['185/65 R15 88H', '1.0 T 95, 1.2 T 130', '2,3', '2,1'],
    ['185/65 R15 88H', '1.5 D 100', '2,4', '2,0'],
    ['Rueda de repuesto', 'Todos', '4,2', '4,2'],
  ],
);

describe('withVersions', () => {
  it('tells which columns are of which version', () => {
    expect(versionsOf(COLUMNS)).toEqual({
      ...{ by: 'columns', names: ['1.2 TX', '1.5 DX diésel'], own: null },
      of: [[], ['1.2 TX'], ['1.5 DX diésel'], []],
    });
  });

  it('tells which columns are of vehicles with and without some equipment', () => {
    const table = aTable([['Dato', 'Sin Start-Stop', 'Con Start-Stop']], [['Batería', '60', '70']]);
    expect(versionsOf(table, '1.6 con Start-Stop')).toMatchObject({
      ...{ by: 'columns', names: ['Sin Start-Stop', 'Con Start-Stop'], own: 'Con Start-Stop' },
    });
    const oil = aTable([['Dato', 'Sin filtro', 'Con filtro']], [['Aceite', '4,0', '4,2']]);
    expect(versionsOf(oil)).toBeUndefined();
  });

  it('tells which rows are of which versions, by the column of that name', () => {
    expect(versionsOf(PRESSURES)).toEqual({
      ...{ by: 'rows', names: ['1.0 T 95', '1.2 T 130', '1.5 D 100'], own: null },
      of: [['1.0 T 95', '1.2 T 130'], ['1.5 D 100'], []],
    });
  });

  it('leaves out what all rows begin with', () => {
    const rows = [
      ['Aceite del motor 1.4 TSI', '3,6 l'],
      ['Aceite del motor 1.6 TDI', '4,3 l'],
    ];
    expect(versionsOf(aTable([], rows))?.names).toEqual(['1.4 TSI', '1.6 TDI']);
  });

  it('finds versions above the names of columns, and by fuel', () => {
    const header = [
      ['', 'Gasolina', 'Gasolina', 'Diésel'],
      ['', 'km', 'meses', 'km'],
    ];
    expect(versionsOf(aTable(header, [['Aceite', '15 000', '12', '20 000']]))).toMatchObject({
      of: [[], ['Gasolina'], ['Gasolina'], ['Diésel']],
    });
  });

  it.each([
    ['1.2', [['Motor', '1.2', '1.5']]],
    ['1.5 diésel', [['', '1.2', '1.5 diésel']]],
  ])('knows the vehicle by what its owner calls it: %s', (engine, header) => {
    expect(versionsOf(aTable(header, [['Aceite', '4', '5']]), engine)?.own).toBe(engine);
  });

  it('knows no version of a vehicle whose engine fits several', () => {
    expect(versionsOf(PRESSURES, 'gasolina')?.own).toBeNull();
  });

  it.each([
    [
      'figures without a name',
      aTable(
        [],
        [
          ['1.6', 'Cambiar'],
          ['3.0', 'Bien'],
        ],
      ),
    ],
    ['one version', aTable([['Dato', '1.2 TX']], [['Aceite', '4,2 l']])],
    [
      'fluids',
      aTable(
        [['Dato', 'Valor']],
        [
          ['Gasolina', '45 l'],
          ['Aceite', '4,2 l'],
        ],
      ),
    ],
    [
      'other parts',
      aTable(
        [],
        [
          ['Aceite 1.4 TSI', '3,6'],
          ['Filtro 1.6 TDI', 'sí'],
        ],
      ),
    ],
  ])('finds none in a table of %s', (_, table) => {
    expect(versionsOf(table)).toBeUndefined();
  });

  it('leaves what is no table as it is', () => {
    const remark: Statement = { kind: 'remark', text: '1.2 o 1.5 diésel' };
    expect(withVersions([remark], own(null, '205/55 R16'))).toEqual([remark]);
  });
});

const SIZES = aTable(
  [['Medida', 'Carga', 'Delante', 'Detrás']],
  [
    ['185/65 R15 88H', 'Normal', '2,3 bar', '2,1 bar'],
    ['', 'Completa', '2,4 bar', '2,6 bar'],
    ['195/55 R16 87V', 'Normal', '2,2 bar', '2,0 bar'],
    ['Repuesto 125/80 R15', '', '4,2 bar', '4,2 bar'],
    ['T125/70 D16', '', '4,2 bar', '4,2 bar'],
  ],
);

describe('sizes of tyres in a table of pressures', () => {
  it('are told of rows, those without a name among them, and not of the spare wheel', () => {
    expect(told(SIZES).tyres).toEqual({
      ...{ by: 'rows', names: ['185/65 R15', '195/55 R16'], own: null },
      of: [['185/65 R15'], ['185/65 R15'], ['195/55 R16'], [], []],
    });
  });

  it('are told of columns', () => {
    const table = aTable([['Presión', '185/65 R15', '195/55 R16']], [['Delante', '2,3', '2,2']]);
    expect(told(table, own(null, '195/55R16 87V')).tyres).toEqual({
      ...{ by: 'columns', names: ['185/65 R15', '195/55 R16'], own: '195/55 R16' },
      of: [[], ['185/65 R15'], ['195/55 R16']],
    });
  });

  it('stand beside engines', () => {
    const rows = [
      ['185/65 R15', '1.2', '2,3 bar'],
      ['195/55 R16', '1.5 diésel', '2,2 bar'],
    ];
    const { tyres, versions } = told(aTable([['Medida', 'Motor', 'Presión']], rows));
    expect([tyres?.names, versions?.names]).toEqual([
      ['185/65 R15', '195/55 R16'],
      ['1.2', '1.5 diésel'],
    ]);
  });

  it.each([
    ['one size', [['185/65 R15', '2,3 bar']]],
    [
      'titles above rows',
      [
        ['185/65 R15', ''],
        ['Normal', '2,3 bar'],
        ['195/55 R16', ''],
      ],
    ],
    [
      'no pressures',
      [
        ['185/65 R15', 'con cadenas'],
        ['195/55 R16', 'sin cadenas'],
      ],
    ],
  ])('are not asked for in a table of %s', (_, rows) => {
    expect(told(aTable([], rows)).tyres).toBeUndefined();
  });

  it('that are not the owner’s leave the table as it stands, and say so', () => {
    const { tyres, others } = told(SIZES, own(null, '205/45 R17'));
    expect(tyres?.own).toBeNull();
    expect(others).toEqual([
      {
        ...{ kind: 'remark', doubt: 'other-tyres' },
        text: 'La tabla de tu manual no nombra 205/45 R17: aquí la tienes como está.',
      },
    ]);
    expect(told(SIZES, own(null, '185/65 R15')).others).toEqual([]);
  });

  it.each([
    ['the one with which its trim comes', null, ['195/55 R16'], '195/55 R16', 'Ruta'],
    ['the same, told twice', null, ['195/55 R16', '195/55 R16 87V'], '195/55 R16', 'Ruta'],
    ['what its owner says before its trim', '185/65 R15', ['195/55 R16'], '185/65 R15', undefined],
    [
      'what the table does not name, as its owner says',
      '205/45 R17',
      ['195/55 R16'],
      null,
      undefined,
    ],
    ['none of two of a trim', null, ['185/65 R15', '195/55 R16'], null, undefined],
    ['none where one of two is not named', null, ['195/55 R16', '205/45 R17'], null, undefined],
    ['none that the table does not name', null, ['205/45 R17'], null, undefined],
  ])('are the vehicle’s: %s', (_, tyreSize, sizesOfTrim, of, ofTrim) => {
    const { tyres } = told(SIZES, { engine: null, tyreSize, trim: 'Ruta', sizesOfTrim });
    expect([tyres?.own, tyres?.ofTrim]).toEqual([of, ofTrim]);
  });
});
