import type { ManualStatus } from '@contract';
import { buildManual } from '../../testing/builders';
import { awaitsFile, canReprocess, hasProgress, outcomes, refreshInterval } from './manual-list';
import { lastQueried } from './manual-texts';

const nobody: ReadonlySet<number> = new Set();

describe('the list of manuals', () => {
  it.each<[ManualStatus, boolean]>([
    ['pending', false],
    ['processing', false],
    ['vectorizing', false],
    ['completed', true],
    ['ready', true],
    ['failed', true],
    ['deleted', false],
  ])('lets a manual that is %s be read again: %p', (status, expected) => {
    expect(canReprocess(buildManual({ status }))).toBe(expected);
  });

  it('asks for the file of a manual that has none', () => {
    expect(awaitsFile(buildManual({ status: 'pending', fileSize: 0 }))).toBe(true);
    expect(awaitsFile(buildManual({ status: 'failed', fileSize: 0 }))).toBe(true);
    expect(awaitsFile(buildManual({ status: 'pending', fileSize: 10 }))).toBe(false);
    expect(canReprocess(buildManual({ status: 'failed', fileSize: 0 }))).toBe(false);
  });

  it.each([
    [0, false],
    [1, true],
    [99, true],
    [100, false],
  ])('[2.104] shows the bar at %p %%: %p', (processingProgress, expected) => {
    expect(hasProgress(buildManual({ processingProgress }))).toBe(expected);
  });

  it('[2.98] says when nobody has asked yet', () => {
    expect(lastQueried(buildManual({ lastQueriedAt: null }))).toBe('nunca');
  });

  it('is asked for quickly while something moves in it, calmly otherwise', () => {
    const still = buildManual();
    const waiting = buildManual({ id: 2, status: 'pending', fileSize: 0 });
    expect(refreshInterval([], nobody, 30_000)).toBe(30_000);
    expect(refreshInterval([still], nobody, false)).toBe(false);
    expect(refreshInterval([still, waiting], nobody, 30_000)).toBe(30_000);
    expect(refreshInterval([still, waiting], new Set([2]), 30_000)).toBe(2000);
    for (const status of ['processing', 'vectorizing', 'deleted'] as const) {
      expect(refreshInterval([still, buildManual({ id: 3, status })], nobody, 30_000)).toBe(2000);
    }
  });

  it('tells which manuals have been read since, and which could not be', () => {
    const before = [
      buildManual({ id: 1, status: 'vectorizing' }),
      buildManual({ id: 2, status: 'processing' }),
      buildManual({ id: 3, status: 'completed' }),
      buildManual({ id: 4, status: 'processing' }),
    ];
    const now = [
      buildManual({ id: 1, status: 'ready' }),
      buildManual({ id: 2, status: 'failed' }),
      buildManual({ id: 3, status: 'completed' }),
      buildManual({ id: 4, status: 'vectorizing' }),
    ];
    expect(outcomes(before, now).map(({ id }) => id)).toEqual([1, 2]);
  });
});
