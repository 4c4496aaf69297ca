import type { Box } from '@contract';
import { framesOf } from './frames-of';

const line = (x: number, y: number, w = 0.4): Box => ({ x, y, w, h: 0.02 });

describe('framesOf', () => {
  it('puts the lines of a paragraph, or the rows of a table, into one frame', () => {
    const [frame, ...others] = framesOf([line(0.1, 0.1), line(0.1, 0.13, 0.2), line(0.1, 0.16)]);
    expect(others).toEqual([]);
    expect(frame).toMatchObject({ x: 0.1, y: 0.1, w: 0.4 });
    expect(frame?.h).toBeCloseTo(0.08);
  });

  it('keeps columns apart, and what is far below', () => {
    expect(framesOf([line(0.05, 0.1), line(0.55, 0.11), line(0.05, 0.5)])).toHaveLength(3);
  });

  it('frames nothing where there is nothing', () => expect(framesOf([])).toEqual([]));
});
