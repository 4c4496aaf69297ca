import { aManual } from '../../testing/builders';
import { stuckBy } from './stuck-manual';

const now = new Date('2026-01-15T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const leasedUntil = (expiresAt: Date) => ({
  lease: { holder: 'w', expiresAt },
  updatedAt: minutesAgo(30),
});

describe('stuckBy', () => {
  it.each([
    ['its worker died', { status: 'vectorizing', ...leasedUntil(minutesAgo(1)) }, 'abandoned'],
    [
      'its worker is busy with a long page',
      { status: 'processing', ...leasedUntil(minutesAgo(-1)) },
      null,
    ],
    ['no worker took it for long', { status: 'processing', updatedAt: minutesAgo(11) }, 'waiting'],
    ['it was handed over just now', { status: 'processing', updatedAt: minutesAgo(9) }, null],
    ['it was read', { status: 'completed', updatedAt: minutesAgo(60) }, null],
    ['it has no file yet', { status: 'pending', updatedAt: minutesAgo(60) }, null],
  ] as const)('tells what a manual is stuck by when %s', (_case, manual, stuck) => {
    expect(stuckBy(aManual(manual), now)).toBe(stuck);
  });
});
