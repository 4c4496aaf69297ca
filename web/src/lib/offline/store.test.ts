import { emptyDevice } from '../../testing/indexed-db';
import { emptyGlovebox, readNote, writeNote } from './owner';
import { OwnerLeft, readKept, replaceKept } from './store';

const kept = (path: string) => ({ path, type: 'application/json', body: '[]' });
const noteOf = (owner: string) =>
  writeNote({ owner, at: new Date().toISOString(), contents: null });

beforeEach(emptyDevice);

describe('replaceKept', () => {
  it('puts all in the place of what was kept', async () => {
    noteOf('lucia');
    await replaceKept('lucia', [kept('/api/a'), kept('/api/b')]);
    await replaceKept('lucia', [kept('/api/b'), kept('/api/c')]);
    expect(await readKept('/api/a')).toBeNull();
    expect(await readKept('/api/c')).toEqual(kept('/api/c'));
  });

  it('keeps nothing for an owner who has left meanwhile', async () => {
    noteOf('lucia');
    await emptyGlovebox();
    await expect(replaceKept('lucia', [kept('/api/a')])).rejects.toThrow(OwnerLeft);
    expect(await readKept('/api/a')).toBeNull();
  });

  it('keeps nothing for an owner in whose place another one came', async () => {
    noteOf('bruno');
    await expect(replaceKept('lucia', [kept('/api/a')])).rejects.toThrow(OwnerLeft);
  });
});

describe('emptyGlovebox', () => {
  it('removes the answers and the note of whose they are', async () => {
    noteOf('lucia');
    await replaceKept('lucia', [kept('/api/a')]);
    await emptyGlovebox();
    expect(readNote()).toBeNull();
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual([]);
  });
});
