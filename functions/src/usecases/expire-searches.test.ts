import { expireSearches } from './expire-searches';

const now = () => new Date('2026-11-21T09:00:00Z');

const expire = async (retentionDays: number, stored: number) => {
  const asked: Date[] = [];
  let left = stored;
  const deleteOlder = async (before: Date, limit: number) => {
    asked.push(before);
    const deleted = Math.min(left, limit);
    left -= deleted;
    return deleted;
  };
  const deleted = await expireSearches({ searches: { deleteOlder }, retentionDays, now })();
  return { deleted, left, asked };
};

describe('keeping questions', () => {
  it('ends after the configured days, however many there are', async () => {
    const { deleted, left, asked } = await expire(30, 1000);
    expect([deleted, left]).toEqual([1000, 0]);
    expect(asked[0]).toEqual(new Date('2026-10-22T09:00:00Z'));
  });

  it('has no end where none is configured', async () => {
    expect(await expire(0, 10)).toEqual({ deleted: 0, left: 10, asked: [] });
  });

  it('does not take a run longer than it has', async () => {
    expect((await expire(1, 1_000_000)).deleted).toBe(20_000);
  });
});
