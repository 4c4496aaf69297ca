import { revisionsOf } from './revisions';

const key = { manualId: 1, revision: 2 };

/** Parts that note what is deleted of them; the one that is named fails. */
function setUp(failing?: string) {
  const done: string[] = [];
  const part = (name: string) => {
    const deleted = (what: string): Promise<void> => {
      if (name === failing) return Promise.reject(new Error(name));
      done.push(`${what} of ${name}`);
      return Promise.resolve();
    };
    return { deleteOf: () => deleted('all'), deleteRevision: () => deleted('one') };
  };
  return { done, revisions: revisionsOf(['passages', 'index', 'pages'].map(part)) };
}

describe('revisionsOf', () => {
  it('deletes a revision of each part, in their order', async () => {
    const { done, revisions } = setUp();
    await revisions.deleteRevision('ana', key);
    await revisions.deleteOf('ana', 1);
    expect(done).toEqual([
      ...['one of passages', 'one of index', 'one of pages'],
      ...['all of passages', 'all of index', 'all of pages'],
    ]);
  });

  it('fails where a part cannot be deleted, and leaves what follows to the next time', async () => {
    const { done, revisions } = setUp('index');
    await expect(revisions.deleteRevision('ana', key)).rejects.toThrow('index');
    expect(done).toEqual(['one of passages']);
  });
});
