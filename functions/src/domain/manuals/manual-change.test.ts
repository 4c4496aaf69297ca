import { aManual } from '../../testing/builders';
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

  describe('takes a worker for overtaken', () => {
    const lease = { holder: 'ours', expiresAt: now };
    const other = { holder: 'another', expiresAt: now };
    const before = new Date('2026-04-01T08:00:00Z');
    const held = aManual({ status: 'processing', lease, overtakenAt: before });

    it.each([
      ['its right is taken away', held, { lease: null }, now],
      ['another one has it', held, { lease: other }, now],
      ['not: it renews its right', held, { lease: { ...lease } }, before],
      ['not: it gives its right back', held, { lease: null, overtakenAt: before }, before],
      ['not: something else changes', held, { processingProgress: 9 }, before],
      ['not: nobody had the right', aManual({ overtakenAt: null }), { lease: other }, null],
    ])('when %s', (_, manual, change, overtakenAt) => {
      expect(afterChange(manual, change, now).overtakenAt).toEqual(overtakenAt);
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
