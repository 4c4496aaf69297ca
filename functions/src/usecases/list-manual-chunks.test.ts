import { aManual, aReadManual } from '../testing/builders';
import { memoryManuals } from '../testing/memory';
import { listManualChunks } from './list-manual-chunks';

describe('listManualChunks', () => {
  it('[2.115, 3.9, 9.13] lists at most 100 of the revision that questions see', async () => {
    const list = jest.fn(() => Promise.resolve([]));
    const manuals = memoryManuals([aReadManual({ activeRevision: 2, lastRevision: 3 })]);
    await listManualChunks({ manuals, chunks: { list } })('ana', 1);
    expect(list).toHaveBeenCalledWith('ana', 1, 2, 100);
  });

  it('lists none of a manual that was never read', async () => {
    const list = jest.fn(() => Promise.resolve([]));
    const manuals = memoryManuals([aManual()]);
    expect(await listManualChunks({ manuals, chunks: { list } })('ana', 1)).toEqual([]);
    expect(list).not.toHaveBeenCalled();
  });
});
