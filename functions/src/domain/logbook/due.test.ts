import { NO_SPAN } from '../quantity/span';
import { dueOf, type Known, type Last } from './due';

const TODAY = '2026-11-26';

const known = (km: number | null, change: Partial<Known> = {}): Known => ({
  odometer: { last: null, today: km, perDay: km === null ? null : 40 },
  firstRegistration: null,
  followed: null,
  today: TODAY,
  ...change,
});

const every = (km: number | null, months: number | null = null) => ({
  every: { ...NO_SPAN, km, months },
  first: null,
  atKm: [],
});

describe('dueOf', () => {
  it('counts from the first day where nothing is written down', () => {
    expect(dueOf(every(60000), null, known(58000))).toEqual({
      ...{ state: 'soon', km: 60000, date: '2027-01-15', by: 'km', basis: 'plan' },
    });
  });

  it('counts from what was done last', () => {
    const last = { date: '2026-11-20', km: 58000 };
    expect(dueOf(every(60000), last, known(58000))).toMatchObject({
      ...{ state: 'later', km: 118000, basis: 'service' },
    });
  });

  it('takes what comes first of distance and time', () => {
    const last = { date: '2025-12-01', km: 50000 };
    const due = dueOf(every(15000, 12), last, known(52000));
    expect(due).toMatchObject({ state: 'soon', date: '2026-12-01', by: 'time', km: 65000 });
  });

  it('is soon by how many days away it is, however often it comes', () => {
    const at = (km: number) => dueOf(every(km), null, known(58000)).state;
    // At 40 km a day, 3,600 km are ninety of them.
    expect([61600, 61640].map(at)).toEqual(['soon', 'later']);
    const last = { date: '2026-11-20', km: 58000 };
    expect(dueOf(every(1000), last, known(58200))).toMatchObject({
      ...{ state: 'soon', date: '2026-12-16' },
    });
  });

  it('is soon by kilometres where nobody knows how much is driven, and has no day then', () => {
    const slow = (km: number) => known(km, { odometer: { last: null, today: km, perDay: null } });
    const last = { date: '2026-10-01', km: 50000 };
    const due = { state: 'soon', date: null, by: 'km', km: 65000 };
    expect(dueOf(every(15000, 24), last, slow(62000))).toMatchObject(due);
    expect(dueOf(every(15000, 24), last, slow(61900))).toMatchObject({
      ...{ state: 'later', date: '2028-10-01', by: 'time' },
    });
  });

  it('is due now where its limit has passed', () => {
    const last = { date: '2024-01-10', km: 30000 };
    expect(dueOf(every(15000, 12), last, known(46000))).toMatchObject({ state: 'now' });
    expect(dueOf(every(null, 12), last, known(null))).toMatchObject({ state: 'now', by: 'time' });
  });

  it.each([
    [60_000, 60_000, '2026-11-26'],
    [60_400, 60_000, '2026-11-16'],
    // However long ago it was: that it was done then nobody has said.
    [110_000, 60_000, '2023-06-25'],
    [121_000, 120_000, '2026-11-01'],
  ])('is not known behind a turn that nobody wrote down: %d km', (now, km, date) => {
    const due = { state: 'unknown', km, date, by: 'km', basis: 'plan' };
    expect(dueOf(every(60000), null, known(now))).toEqual(due);
  });

  it('is not known where one of its two limits has passed, and says which', () => {
    const registered = known(61000, { firstRegistration: '2022-03' });
    expect(dueOf(every(90000, 48), null, registered)).toEqual({
      ...{ state: 'unknown', km: null, date: '2026-03-15', by: 'time', basis: 'plan' },
    });
  });

  it('counts on from where its owner says that all was done, and is due now once that is known', () => {
    const followed = { date: '2026-06-01', km: 58000 };
    const due = (km: number) => dueOf(every(60000), null, known(km, { followed }));
    expect(due(59500)).toMatchObject({ state: 'soon', km: 60000, basis: 'followed' });
    expect(due(61000)).toMatchObject({ state: 'now', km: 60000, basis: 'followed' });
    const later = known(61000, { followed: { date: TODAY, km: 61000 } });
    expect(dueOf(every(60000), null, later)).toMatchObject({ state: 'later', km: 120000 });
    const byTime = known(null, { firstRegistration: '2022-11', followed });
    expect(dueOf(every(null, 24), null, byTime)).toMatchObject({ state: 'now', by: 'time' });
    const marks = { every: null, first: null, atKm: [30000, 90000] };
    expect(dueOf(marks, null, later)).toMatchObject({ state: 'later', km: 90000 });
  });

  it('is of what was done last, whatever its owner says of the others', () => {
    const last = { date: '2026-01-10', km: 50000 };
    const followed = { date: TODAY, km: 58000 };
    expect(dueOf(every(15000), last, known(58000, { followed }))).toMatchObject({
      ...{ km: 65000, basis: 'service' },
    });
  });

  it('begins with the first time, where the manual tells that from the next ones', () => {
    const interval = { ...every(80000), first: { ...NO_SPAN, km: 160000 } };
    expect(dueOf(interval, null, known(90000))).toMatchObject({ km: 160000, state: 'later' });
    const state = 'unknown';
    expect(dueOf(interval, null, known(200000))).toMatchObject({ km: 160000, state });
    expect(dueOf(interval, null, known(250000))).toMatchObject({ km: 240000, state });
  });

  it('takes the next of marked distances that follow no rule, or the last that nobody noted', () => {
    const interval = { every: null, first: null, atKm: [30000, 90000] };
    const due = (last: Last, now: number) => dueOf(interval, last, known(now));
    expect(due(null, 20000)).toMatchObject({ km: 30000, state: 'later' });
    expect(due(null, 40000)).toMatchObject({ km: 30000, state: 'unknown' });
    expect(due({ date: TODAY, km: 31000 }, 40000)).toMatchObject({ km: 90000, state: 'later' });
    expect(due({ date: TODAY, km: null }, 40000)).toMatchObject({ km: 90000, state: 'later' });
  });

  it('does not tell what it cannot know', () => {
    expect(dueOf(every(15000), null, known(null))).toMatchObject({ state: 'unknown', date: null });
    expect(dueOf(every(null, 24), null, known(50000))).toMatchObject({ state: 'unknown' });
    const last = { date: '2026-01-01', km: null };
    expect(dueOf(every(15000), last, known(50000))).toMatchObject({ state: 'unknown' });
  });

  it('counts months from the first registration', () => {
    const due = dueOf(every(null, 48), null, known(null, { firstRegistration: '2022-12' }));
    expect(due).toMatchObject({ state: 'soon', date: '2026-12-15', basis: 'plan' });
  });

  it('reads miles as kilometres', () => {
    const interval = { every: { ...NO_SPAN, miles: 10000 }, first: null, atKm: [] };
    expect(dueOf(interval, null, known(15000))).toMatchObject({ km: 16093, state: 'soon' });
  });
});
