import type { Feedback } from '@contract';
import { rateSearch } from './rate-search';

const dangerous: Feedback = {
  ...{ verdict: 'unhelpful', reasons: ['dangerous'], note: null, mayBeUsed: false },
};

async function rate(said: Parameters<ReturnType<typeof rateSearch>>[2], before: Feedback | null) {
  const alerts: unknown[] = [];
  const stored: unknown[] = [];
  const searches = {
    rate(_uid: string, _id: number, feedback: Feedback | null) {
      stored.push(feedback);
      return Promise.resolve({ before });
    },
  };
  await rateSearch({ searches, alert: (ids) => alerts.push(ids) })('ana', 7, said);
  return { alerts, stored };
}

describe('rateSearch', () => {
  it('alerts by ids alone when an answer is called dangerous, once', async () => {
    const note = 'Casi me caigo';
    const { alerts, stored } = await rate({ ...dangerous, note }, null);
    expect(alerts).toEqual([{ uid: 'ana', searchId: 7 }]);
    expect(stored).toEqual([{ ...dangerous, note }]);
    expect((await rate({ ...dangerous, note: '' }, dangerous)).alerts).toEqual([]);
  });

  it('forgets what was said when its owner takes it back', async () => {
    const { alerts, stored } = await rate({ ...dangerous, verdict: null, reasons: [] }, dangerous);
    expect([alerts, stored]).toEqual([[], [null]]);
  });

  it('does not find what is not there', async () => {
    const searches = { rate: () => Promise.resolve(false as const) };
    const rating = rateSearch({ searches, alert: () => undefined })('ana', 7, dangerous);
    await expect(rating).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
  });
});
