import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { keptCopies } from './kept-copies';

const manual = (manualId: number) => ({ manualId, generation: '1' });

/** Files of ten bytes, room for two of them, and what was fetched. */
function store() {
  const fetched: string[] = [];
  const copies = keptCopies(
    {
      async download(uid, manualId, path) {
        fetched.push(`${uid}/${manualId}`);
        await setTimeout(5);
        if (manualId === 13) throw new Error('not there');
        await writeFile(path, `manual ${manualId}  `.slice(0, 10));
      },
    },
    20,
  );
  const pathOf = (manualId: number) =>
    copies.use('ana', manual(manualId), (path) => Promise.resolve(path));
  return { copies, fetched, pathOf };
}

describe('copies of originals that are kept', () => {
  it('are fetched once for all who want them at a time, and afterwards', async () => {
    const { fetched, pathOf } = store();
    const [one, other] = await Promise.all([pathOf(1), pathOf(1)]);
    expect([await pathOf(1), other]).toEqual([one, one]);
    expect(readFileSync(one, 'utf8')).toMatch(/^manual 1/);
    expect(fetched).toEqual(['ana/1']);
  });

  it('make room by the one that was not used for longest', async () => {
    const { pathOf } = store();
    const [first, second] = [await pathOf(1), await pathOf(2)];
    await pathOf(1);
    const third = await pathOf(3);
    expect([first, second, third].map(existsSync)).toEqual([true, false, true]);
  });

  it('are not taken from whoever uses them', async () => {
    const { copies, pathOf } = store();
    await copies.use('ana', manual(1), async (path) => {
      for (const other of [2, 3, 4]) await pathOf(other);
      expect(existsSync(path)).toBe(true);
    });
  });

  it('are of one owner and one file each', async () => {
    const { copies, fetched, pathOf } = store();
    await pathOf(1);
    await copies.use('luis', manual(1), () => Promise.resolve());
    await copies.use('ana', { manualId: 1, generation: '2' }, () => Promise.resolve());
    expect(fetched).toEqual(['ana/1', 'luis/1', 'ana/1']);
  });

  it('are asked for anew when they did not come', async () => {
    const { fetched, pathOf } = store();
    await expect(pathOf(13)).rejects.toThrow('not there');
    await expect(pathOf(13)).rejects.toThrow('not there');
    expect(fetched).toHaveLength(2);
  });
});
