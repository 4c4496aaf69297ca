import type { Box, TableStatement, TableVersions } from '@contract';
import { leadingToOwn } from './own-rows';

const boxOf = (line: number): Box => ({ x: 0.1, y: line / 10, w: 0.7, h: 0.01 });
const lines = [1, 2, 3, 4];
const idOf = (line: number) => `39-5-${line}`;

const SIZES: TableVersions = {
  ...{ by: 'rows', names: ['185/65 R15', '205/55 R16'], own: '205/55 R16' },
  of: [['185/65 R15'], ['205/55 R16'], []],
};

/** Names of columns, which are cited with their rows, and three rows. */
const tableOf = (change: Partial<TableStatement> = {}): TableStatement => ({
  ...{ kind: 'table', above: '', header: [], below: '' },
  rows: [2, 3, 4].map((line) => ({
    cells: ['2,3 bar'],
    unit: idOf(line),
  })),
  citations: [
    {
      ...{ source: 0, manualId: 1, revision: 1, pageNumber: 39, pageReference: 'p. 35' },
      units: lines.map((line) => ({ id: idOf(line), hash: 'a' })),
      boxes: lines.map(boxOf),
    },
  ],
  ...change,
});

/** Which lines of its page a table leads to: by its units, and by its boxes. */
function ledTo(table: TableStatement) {
  const { units = [], boxes = [] } = leadingToOwn(table).citations[0] ?? {};
  const ids = units.map(({ id }) => id);
  return { units: ids, boxes };
}

const leadingTo = (...led: number[]) => ({ units: led.map(idOf), boxes: led.map(boxOf) });

describe('leadingToOwn', () => {
  it('leads to the rows of the vehicle’s tyres, and to those for all', () => {
    expect(ledTo(tableOf({ tyres: SIZES }))).toEqual(leadingTo(1, 3, 4));
  });

  it('leads to rows that are of the vehicle’s engine and of its tyres', () => {
    const versions: TableVersions = {
      ...{ by: 'rows', names: ['1.0', '1.2'], own: '1.0' },
      of: [['1.0'], ['1.0'], ['1.2']],
    };
    expect(ledTo(tableOf({ tyres: SIZES, versions }))).toEqual(leadingTo(1, 3));
  });

  it('leaves out every line of a row that has several', () => {
    const [cited] = tableOf().citations;
    const units = lines.map((line) => ({
      ...{ id: idOf(line), hash: 'a' },
      ...(line === 2 && { lines: 2 }),
    }));
    const boxes = [boxOf(1), boxOf(2), boxOf(2.2), boxOf(3), boxOf(4)];
    const table = tableOf({ tyres: SIZES, citations: [{ ...cited!, units, boxes }] });
    expect(ledTo(table)).toEqual(leadingTo(1, 3, 4));
  });

  it('leaves the boxes where nobody knows whose they are', () => {
    const [cited] = tableOf().citations;
    const boxes = [boxOf(1), boxOf(2)];
    const table = tableOf({ tyres: SIZES, citations: [{ ...cited!, boxes }] });
    expect(ledTo(table)).toEqual({ ...leadingTo(1, 3, 4), boxes });
  });

  it('keeps every row of the answer', () => {
    expect(leadingToOwn(tableOf({ tyres: SIZES })).rows).toHaveLength(3);
  });

  it.each([
    ['the vehicle’s tyres are not known', tableOf({ tyres: { ...SIZES, own: null } })],
    ['a table tells nothing apart', tableOf()],
    ['columns tell versions apart', tableOf({ versions: { ...SIZES, by: 'columns' } })],
    ['no row is the vehicle’s', tableOf({ tyres: { ...SIZES, of: SIZES.of.map(() => ['x']) } })],
    [
      'nobody knows which unit a row is',
      tableOf({ tyres: SIZES, rows: [2, 3, 4].map(() => ({ cells: ['2,3 bar'] })) }),
    ],
  ])('leads to all that is cited where %s', (_, table) => {
    expect(ledTo(table)).toEqual(leadingTo(...lines));
  });
});
