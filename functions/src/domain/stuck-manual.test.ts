import { aManual } from '../testing/builders';
import { isStuck } from './stuck-manual';

const now = new Date('2026-01-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const leasedUntil = (expiresAt: Date) => ({
  lease: { holder: 'w', expiresAt },
  updatedAt: minutesAgo(30),
});

describe('isStuck', () => {
  it.each([
    ['its worker died', { status: 'vectorizing', ...leasedUntil(minutesAgo(1)) }, true],
    [
      'its worker is busy with a long page',
      { status: 'processing', ...leasedUntil(minutesAgo(-1)) },
      false,
    ],
    ['its task was lost', { status: 'processing', updatedAt: minutesAgo(11) }, true],
    ['it waits in the queue', { status: 'processing', updatedAt: minutesAgo(9) }, false],
    ['it was read', { status: 'completed', updatedAt: minutesAgo(60) }, false],
    ['it has no file yet', { status: 'pending', updatedAt: minutesAgo(60) }, false],
  ] as const)('tells whether a manual is stuck when %s', (_case, manual, stuck) => {
    expect(isStuck(aManual(manual), now)).toBe(stuck);
  });
});
