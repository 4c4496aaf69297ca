import { gridsOf } from './grids';
import type { Rules } from '../types';

/** The lines of boxes beside each other in a row, between these edges. */
const row = (xs: number[], [top, bottom]: [number, number]): Rules => ({
  across: [top, bottom].map((at) => ({ at, from: Math.min(...xs), to: Math.max(...xs) })),
  down: xs.map((at) => ({ at, from: bottom, to: top })),
});

const together = (...all: Rules[]): Rules => ({
  across: all.flatMap(({ across }) => across),
  down: all.flatMap(({ down }) => down),
});

const TABLE = [60, 120, 180, 400];
const table = together(row(TABLE, [500, 480]), row(TABLE, [480, 460]), row(TABLE, [460, 440]));

describe('the grids of a page', () => {
  it('leave a box right above a table out of it', () => {
    const box = row([240, 400], [560, 502]);
    expect(gridsOf(together(box, table)).grids.map(({ xs }) => xs)).toEqual([TABLE]);
  });

  it('keep a title over all columns, and a row with fewer of them', () => {
    const title = row([60, 400], [520, 500]);
    const last = row([60, 120, 400], [440, 420]);
    const {
      grids: [grid, ...others],
    } = gridsOf(together(title, table, last));
    expect(others).toEqual([]);
    expect(grid?.ys).toEqual([520, 500, 480, 460, 440, 420]);
  });

  it('keep cells apart that go on beside rows, where the line between them is left out', () => {
    const edges = [60, 120, 180, 240, 300];
    const rows: [number, number][] = [
      [500, 480],
      [480, 460],
      [460, 440],
    ];
    const all = together(...rows.map((one) => row(edges, one)));
    const spanned = {
      across: all.across.flatMap((rule) =>
        rule.at === 480 || rule.at === 460 ? [{ ...rule, from: 180, to: 300 }] : [rule],
      ),
      down: all.down.filter(({ at, to }) => at !== 120 || to !== 480),
    };
    const [grid] = gridsOf(spanned).grids;
    const first = grid?.cells.map((cells) => cells.slice(0, 2)) ?? [];
    expect(new Set(first.map(String)).size).toBe(1);
    expect(new Set(first.flat()).size).toBe(2);
  });

  it('keep tables that are ruled otherwise apart', () => {
    const below = [90, 250, 430];
    const other = together(row(below, [440, 420]), row(below, [420, 400]));
    expect(gridsOf(together(table, other)).grids.map(({ xs }) => xs)).toEqual([TABLE, below]);
  });
});
