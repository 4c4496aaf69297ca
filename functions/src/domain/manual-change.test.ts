import { aManual } from '../testing/builders';
import { afterChange } from './manual-change';

const now = new Date('2026-05-01T08:00:00Z');

describe('afterChange', () => {
  it.each([
    ['processing', 'completed'],
    ['vectorizing', 'ready'],
    ['pending', 'failed'],
  ] as const)('a manual that goes from %s to %s settles now', (status, end) => {
    expect(afterChange(aManual({ status }), { status: end }, now)).toMatchObject({
      status: end,
      updatedAt: now,
      settledAt: now,
    });
  });

  it('keeps the moment when something else changes afterwards', () => {
    const settledAt = new Date('2026-04-01T08:00:00Z');
    const manual = aManual({ status: 'completed', settledAt });
    expect(afterChange(manual, { lastQueriedAt: now }, now)).toMatchObject({
      settledAt,
      updatedAt: now,
    });
    expect(afterChange(manual, { status: 'processing' }, now)).toMatchObject({ settledAt });
  });
});
