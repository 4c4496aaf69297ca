import { deleteSearch } from './delete-search';
import { deleteSearches } from './delete-searches';

/** Numbers of the questions that each owner asked. */
function histories() {
  const asked = new Map([
    ['ana', new Set([1, 2])],
    ['luis', new Set([1])],
  ]);
  const searches = {
    delete: (uid: string, id: number) => Promise.resolve(asked.get(uid)?.delete(id) ?? false),
    deleteAll(uid: string) {
      asked.get(uid)?.clear();
      return Promise.resolve();
    },
  };
  const left = () => [...asked.values()].map((ids) => [...ids]);
  return { left, one: deleteSearch({ searches }), all: deleteSearches({ searches }) };
}

describe('deleteSearch', () => {
  it('removes that question of that owner only', async () => {
    const { one, left } = histories();
    await one('ana', 1);
    expect(left()).toEqual([[2], [1]]);
  });

  it.each([
    ['another owner’s', 'luis', 2],
    ['none', 'ana', 9],
  ])('does not find a question that is %s', async (_whose, uid, id) => {
    const { one, left } = histories();
    await expect(one(uid, id)).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
    expect(left()).toEqual([[1, 2], [1]]);
  });
});

describe('deleteSearches', () => {
  it('removes all questions of that owner, again and again', async () => {
    const { all, left } = histories();
    await all('ana');
    await all('ana', true);
    expect(left()).toEqual([[], [1]]);
  });
});
