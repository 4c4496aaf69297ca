import { MAX_SAVED_SEARCHES } from '@contract';
import { keepSearch, unkeepSearch } from './keep-search';

const NOW = new Date('2026-11-21T09:00:00Z');

function world(saved: number, isThere = true) {
  const kept: unknown[] = [];
  const searches = {
    count: () => Promise.resolve({ total: 500, saved }),
    keep(...call: unknown[]) {
      kept.push(call);
      return Promise.resolve(isThere);
    },
  };
  return {
    kept,
    keep: keepSearch({ searches, now: () => NOW }),
    unkeep: unkeepSearch({ searches }),
  };
}

describe('keeping an answer', () => {
  it('notes since when, and ends', async () => {
    const { kept, keep, unkeep } = world(0);
    await keep('ana', 7);
    await unkeep('ana', 7);
    expect(kept).toEqual([
      ['ana', 7, NOW],
      ['ana', 7, null],
    ]);
  });

  it('has an end where as many are kept as one may', async () => {
    const { kept, keep } = world(MAX_SAVED_SEARCHES);
    await expect(keep('ana', 7)).rejects.toMatchObject({ code: 'TOO_MANY_SAVED' });
    expect(kept).toEqual([]);
  });

  it('does not find what is not there', async () => {
    const { keep, unkeep } = world(0, false);
    for (const change of [keep, unkeep]) {
      await expect(change('ana', 7)).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
    }
  });
});
