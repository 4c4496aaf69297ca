import { afterMarking, noMarks, notificationsOf, type News } from './notification-list';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const SAMPLES = ['sample-welcome', 'sample-tyres', 'sample-formats'];

const news = (daysAgo: number): News => {
  const timestamp = new Date(now - daysAgo * DAY_MS).toISOString();
  return {
    id: `manual-1-${timestamp}`,
    type: 'success',
    message: 'Listo.',
    timestamp,
    read: false,
    path: '/manuals',
  };
};

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the notifications', () => {
  it('[2.29, 3.13] are the news of seven days, the newest first, and the samples below them', () => {
    const [today, old, tooOld] = [news(0), news(6.9), news(7)];
    const shown = notificationsOf([tooOld, old, today], noMarks(now - 7 * DAY_MS), now);
    expect(idsOf(shown)).toEqual([today.id, old.id, ...SAMPLES]);
    expect(shown.map(({ read }) => read)).toEqual([false, false, false, false, true]);
  });

  it('are in the order of their dates, the samples too', () => {
    const [today, old] = [news(0), news(3)];
    const shown = notificationsOf([old, today], noMarks(now - DAY_MS), now);
    expect(idsOf(shown)).toEqual([today.id, ...SAMPLES, old.id]);
  });

  it('keep what was read and deleted', () => {
    const [today, yesterday] = [news(0), news(1.5)];
    const since = noMarks(now - 2 * DAY_MS);
    const read = afterMarking(since, 'read', [today.id, 'sample-tyres'], now);
    const marks = afterMarking(read, 'deleted', ['sample-welcome', 'sample-formats'], now);
    const shown = notificationsOf([yesterday, today], marks, now);
    expect(shown.map(({ id, read: isRead }) => [id, isRead])).toEqual([
      [today.id, true],
      [yesterday.id, false],
      ['sample-tyres', true],
    ]);
  });

  it('let the samples age from the first visit on', () => {
    const [welcome] = notificationsOf([], noMarks(now), now + DAY_MS);
    expect(welcome?.timestamp).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('the marks', () => {
  it('are kept as long as what they mark can be shown', () => {
    const [recent, past] = [news(2), news(8)];
    const ids = [recent.id, past.id, 'sample-tyres', 'sample-of-an-earlier-version'];
    expect(afterMarking(noMarks(now), 'deleted', ids, now).deleted).toEqual([
      recent.id,
      'sample-tyres',
    ]);
  });

  it('stand once each', () => {
    const once = afterMarking(noMarks(now), 'read', ['sample-tyres'], now);
    expect(afterMarking(once, 'read', ['sample-tyres'], now)).toEqual(once);
  });
});
