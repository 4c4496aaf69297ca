import { FARTHEST_CONTEXT } from '../domain/answering/quote/passage-context';
import { ReadFailure } from '../domain/manuals/read-failure';
import { manyPages, readingWorld as setUp } from '../testing/reading-world';

/** Lets everything that is ready go on. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const turns = async (count: number): Promise<void> => {
  for (let done = 0; done < count; done += 1) await turn();
};

describe('storing while pages are still being read', () => {
  it('begins before the last page, and shows nothing of it to questions until the end', async () => {
    const seen: { stored: number; active: number | null | undefined }[] = [];
    const world = setUp({
      pages: manyPages(300),
      onPage: ({ stored, manuals }) =>
        seen.push({ stored: stored.size, active: manuals.current()?.activeRevision }),
    });
    expect(await world.run()).toBe('read');
    expect(seen.at(-1)).toEqual({ stored: 280, active: null });
    expect(world.stored.size).toBe(300);
  });

  it('waits with reading while many passages are on their way', async () => {
    let pagesRead = 0;
    let release: () => void = () => undefined;
    const stuck = new Promise<void>((resolve) => (release = resolve));
    const world = setUp({
      pages: manyPages(1000),
      onPage: () => (pagesRead += 1),
      onSave: () => stuck,
    });
    const running = world.run();
    await turns(20);
    // Those on their way, and the last ones, whose context is not known yet.
    expect(pagesRead).toBe(200 + FARTHEST_CONTEXT);
    release();
    expect(await running).toBe('read');
    expect(world.stored.size).toBe(1000);
  });

  it('leaves nothing behind when a later page turns out to be unreadable for good', async () => {
    let pagesRead = 0;
    const world = setUp({
      pages: manyPages(300),
      onPage: () => {
        pagesRead += 1;
        if (pagesRead === 250) throw new ReadFailure('TOO_COMPLEX');
      },
      onSave: turn,
    });
    expect(await world.run()).toBe('failed');
    expect(world.stored.size).toBe(0);
    await turns(20);
    expect(world.stored.size).toBe(0);
  });

  it('tells the queue when passages cannot be written', async () => {
    const world = setUp({ onSave: () => Promise.reject(new Error('UNAVAILABLE')) });
    await expect(world.run()).rejects.toThrow('UNAVAILABLE');
    expect(world.manuals.current()).toMatchObject({ status: 'vectorizing', activeRevision: null });
  });
});
