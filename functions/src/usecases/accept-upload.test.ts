import { receiptObject } from '@contract';
import { fakeManuals } from '../testing/fake-manuals';
import { acceptUpload } from './accept-upload';

const object = { name: 'users/ana/manuals/1/original', size: 10, generation: '5' };

function setUp(change: Parameters<typeof fakeManuals>[1] | null = {}, failures = 0) {
  const manuals = fakeManuals('ana', change && { reservedBytes: 10, ...change });
  const deleted: string[] = [];
  const enqueued: string[] = [];
  const accept = acceptUpload({
    manuals,
    files: {
      deleteOriginal: async (uid, id, generation) => {
        if (failures-- > 0) throw new Error('UNAVAILABLE');
        deleted.push(`${uid}/${id}#${generation}`);
      },
    },
    queue: { enqueue: async (uid, id) => void enqueued.push(`${uid}/${id}`) },
  });
  return { manuals, deleted, enqueued, accept };
}

describe('accepting an uploaded file', () => {
  it('has the file of a waiting manual read', async () => {
    const { manuals, enqueued, accept } = setUp();
    expect(await accept(object)).toBe('accept');
    expect(enqueued).toEqual(['ana/1']);
    expect(manuals.current()).toMatchObject({
      status: 'processing',
      generation: '5',
      fileSize: 10,
    });
  });

  it('does nothing at a second report, once a worker has it', async () => {
    const lease = { holder: 'w', expiresAt: new Date() };
    const { enqueued, accept } = setUp({ status: 'processing', generation: '5', lease });
    expect(await accept(object)).toBe('ignore');
    expect(enqueued).toEqual([]);
  });

  it.each([
    ...['users/ana/manuals/1/index-3', 'other/original', 'users/ana/manuals/0/original'],
    receiptObject('ana', { vehicleId: 1, serviceId: 2, key: 'original' }),
  ])('leaves %s alone, which is no manual’s file', async (name) => {
    const { deleted, enqueued, accept } = setUp();
    expect(await accept({ ...object, name })).toBe('foreign');
    expect([deleted, enqueued]).toEqual([[], []]);
  });

  it('deletes a file whose manual does not exist, or is being deleted', async () => {
    for (const change of [null, { status: 'deleted' as const }]) {
      const { deleted, enqueued, accept } = setUp(change);
      expect(await accept(object)).toBe('orphan');
      expect([deleted, enqueued]).toEqual([['ana/1#5'], []]);
    }
  });

  it('deletes a file that is too large, and says so on the manual', async () => {
    const { manuals, deleted, enqueued, accept } = setUp();
    expect(await accept({ ...object, size: 60 * 1024 * 1024 })).toBe('refuse');
    expect([deleted, enqueued]).toEqual([['ana/1#5'], []]);
    expect(manuals.current()).toMatchObject({ status: 'failed', fileSize: 0 });
  });

  it('deletes a refused file at the next report when that failed, and at any other', async () => {
    const { manuals, deleted, enqueued, accept } = setUp({}, 1);
    const tooLarge = { ...object, size: 11 };
    await expect(accept(tooLarge)).rejects.toThrow('UNAVAILABLE');
    const written = manuals.history.length;
    expect(await accept(tooLarge)).toBe('refuse');
    expect(await accept(tooLarge)).toBe('refuse');
    expect([deleted, enqueued]).toEqual([['ana/1#5', 'ana/1#5'], []]);
    expect(manuals.history).toHaveLength(written);
  });

  it('keeps the file of a reading that failed', async () => {
    const { deleted, accept } = setUp({ status: 'failed', generation: '5', fileSize: 10 });
    expect(await accept(object)).toBe('ignore');
    expect(deleted).toEqual([]);
  });

  it('tells another owner’s manual with the same number apart', async () => {
    const { accept } = setUp();
    expect(await accept({ ...object, name: 'users/eva/manuals/1/original' })).toBe('orphan');
  });
});
