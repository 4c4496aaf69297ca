import { setTimeout } from 'node:timers/promises';
import { inParallel } from './in-parallel';

describe('inParallel', () => {
  it('keeps the order, whichever ends first', async () => {
    const results = await inParallel([30, 5, 1], 3, async (wait) => {
      await setTimeout(wait);
      return wait;
    });
    expect(results).toEqual([30, 5, 1]);
  });

  it('runs no more at a time than it may', async () => {
    let running = 0;
    let most = 0;
    await inParallel([1, 2, 3, 4, 5, 6, 7], 3, async () => {
      most = Math.max(most, ++running);
      await setTimeout(2);
      running--;
    });
    expect(most).toBe(3);
  });

  it('begins nothing after a failure', async () => {
    const begun: number[] = [];
    const trying = inParallel([1, 2, 3, 4], 1, async (item) => {
      begun.push(item);
      if (item === 2) throw new Error('broken');
    });
    await expect(trying).rejects.toThrow('broken');
    expect(begun).toEqual([1, 2]);
  });
});
