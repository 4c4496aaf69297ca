import { expiryOf, isExpired } from './search-expiry';

const askedAt = new Date('2026-10-22T09:00:00Z');

describe('the time of a question', () => {
  it('ends after the configured days, to the moment', () => {
    const expireAt = expiryOf(askedAt, 30)!;
    expect(expireAt).toEqual(new Date('2026-11-21T09:00:00Z'));
    expect(isExpired({ expireAt }, new Date('2026-11-21T08:59:59.999Z'))).toBe(false);
    expect(isExpired({ expireAt }, expireAt)).toBe(true);
  });

  it('has no end where none is configured', () => {
    expect(expiryOf(askedAt, 0)).toBeNull();
    expect(isExpired({}, new Date('2126-01-01'))).toBe(false);
  });
});
