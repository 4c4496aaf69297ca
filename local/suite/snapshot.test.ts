import { savingAtRest } from './snapshot';

/** Looks once for each of these counts of changes; tells at which looks something was saved. */
async function savedAt(counts: readonly number[], fails: readonly number[] = []) {
  const saves: number[] = [];
  let at = -1;
  let count = 0;
  const look = savingAtRest({
    changes: () => count,
    save: async () => {
      if (fails.includes(at)) throw new Error('export failed');
      saves.push(at);
    },
  });
  for (const next of counts) {
    at += 1;
    count = next;
    await look().catch(() => undefined);
  }
  return saves;
}

describe('a suite that runs', () => {
  it('is saved once what changed has come to rest, and not again before something changes', async () => {
    expect(await savedAt([1, 2, 3, 3, 3, 3, 4, 4])).toEqual([3, 7]);
  });

  it('is saved after twenty looks while it never comes to rest', async () => {
    expect(await savedAt(Array.from({ length: 45 }, (_, at) => at + 1))).toEqual([19, 39]);
  });

  it('is saved at the next look where a save has failed', async () => {
    expect(await savedAt([1, 1, 1, 1], [1])).toEqual([2]);
  });

  it('is not saved where nothing changes', async () => {
    expect(await savedAt([0, 0, 0])).toEqual([]);
  });
});
