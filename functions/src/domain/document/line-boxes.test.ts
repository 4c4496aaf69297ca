import { lineBoxes } from './line-boxes';

const box = (x: number, y: number, w = 0.1, h = 0.02) => ({ x, y, w, h });

describe('the boxes of a unit', () => {
  it('are one for each of its lines, around all of its cells', () => {
    const [line, next] = lineBoxes([box(0.1, 0.5), box(0.3, 0.502), box(0.6, 0.5), box(0.1, 0.53)]);
    expect(line?.x).toBe(0.1);
    expect(line?.w).toBeCloseTo(0.6);
    expect(line?.h).toBeCloseTo(0.022);
    expect(next).toEqual(box(0.1, 0.53));
  });

  it('stay several where a line is askew, as one around them would mark its neighbours', () => {
    const askew = [box(0.1, 0.5), box(0.2, 0.51), box(0.3, 0.52)];
    expect(lineBoxes(askew)).toEqual(askew);
  });

  it('are none where nothing is known', () => {
    expect(lineBoxes([])).toEqual([]);
  });
});
