import { fitsPhone, foldRows, isToDo, rowGroups } from './row-groups';

const row = (cells: string[]) => ({ cells });
const cells = (texts: string[]) => texts.map((text) => ({ text, isAsked: false }));

describe('rowGroups', () => {
  it('puts neighbouring rows of one name together', () => {
    const rows = [
      ['R15', 'Normal', '2,2 bar'],
      ['R15', 'Cargado', '2,4 bar'],
      ['R16', 'Normal', '2,3 bar'],
      ['R15', 'Repuesto', '4,2 bar'],
    ];
    expect(rowGroups(rows.map(row)).map(({ name, rows: of }) => [name, of.length])).toEqual([
      ['R15', 2],
      ['R16', 1],
      ['R15', 1],
    ]);
  });

  it('leaves rows without a name apart', () => {
    expect(rowGroups([row(['', 'a']), row(['', 'b'])])).toHaveLength(2);
  });

  it('tells which cells the question names', () => {
    const [group] = rowGroups([{ cells: ['R15', '2,2 bar', '2,0 bar'], asked: [2] }]);
    expect(group?.rows[0]?.map(({ isAsked }) => isAsked)).toEqual([false, true]);
  });
});

describe('fitsPhone', () => {
  it('takes a name with two short cells', () => {
    expect(fitsPhone([cells(['Plena carga: 5 personas', '2,4 bar', '2,8 bar'])])).toBe(true);
  });

  it.each([
    ['a sentence in a cell', [['Motor', 'Acuda al taller cuando pueda']]],
    ['four columns', [['a', '1', '2', '3']]],
  ])('refuses %s', (_, rows) => expect(fitsPhone(rows.map(cells))).toBe(false));
});

describe('rows that are folded', () => {
  it.each([
    [['a', 'b', 'c', 'd', 'e'], 3, ['d', 'e']],
    [['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd', 'e'], 6, ['d', 'e']],
    [['a', 'a', 'a', 'a', 'b', 'b'], 6, []],
    [['a', 'b', 'c', 'd'], 4, []],
    [['a'], 1, []],
  ])('of %j are all but the first %i', (names, shown, folded) => {
    expect(foldRows(names.map((name) => row([name, 'x'])))).toEqual({ shown, names: folded });
  });
});

it.each([
  ['Qué hacer', true],
  ['Que debe hacer', true],
  ['ACTUACIÓN', true],
  ['Acción', true],
  ['Accionamiento', false],
  ['Significado', false],
  [undefined, false],
])('a column named %p says what to do: %p', (name, says) => {
  expect(isToDo(name)).toBe(says);
});
