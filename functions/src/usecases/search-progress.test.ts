import {
  pagesRead,
  waitingRoom,
  type OnProgress,
  type StoredProgress,
} from '../domain/conversation/search-progress';
import { anExcerpt } from '../testing/excerpts';
import { followProgress, LOOK_EVERY_MS, MAX_WAIT_MS } from './follow-progress';
import { tellProgress } from './tell-progress';

/** Progress in memory, and a clock that moves by sleeping; `onSleep` is what happens meanwhile. */
function aWorld({ places = 5, fails = false } = {}) {
  const stored = new Map<string, StoredProgress>();
  const written: string[] = [];
  const warnings: string[] = [];
  const meanwhile: (() => void)[] = [];
  let clock = 0;
  const write = (uid: string, progress: StoredProgress) => {
    if (fails) return Promise.reject(new Error('down'));
    stored.set(uid, progress);
    written.push(`${progress.step} ${progress.stage}`);
    return Promise.resolve();
  };
  const progresses = {
    get: (uid: string) => Promise.resolve(stored.get(uid) ?? null),
    begin: write,
    advance: write,
  };
  const room = waitingRoom(places);
  const sleep = (ms: number) => {
    clock += ms;
    meanwhile.shift()?.();
    return Promise.resolve();
  };
  const follow = followProgress({ progresses, room, now: () => clock, sleep });
  const tell = tellProgress({ progresses, warn: (event) => void warnings.push(event) });
  const put = (step: number, stage: StoredProgress['stage'], id = 'q') =>
    stored.set('ana', { ...{ id, step, stage }, pages: [] });
  return { follow, tell, put, room, meanwhile, written, warnings, clock: () => clock };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('following a question', () => {
  it('answers by the first look after the next step', async () => {
    const { follow, put, meanwhile, clock } = aWorld();
    put(1, 'searching');
    meanwhile.push(
      () => undefined,
      () => void put(2, 'reading'),
    );
    expect(await follow('ana', 'q', 1)).toEqual({ step: 2, stage: 'reading', pages: [] });
    expect(clock()).toBe(2 * LOOK_EVERY_MS);
  });

  it('waits for a question that arrives later than who follows it', async () => {
    const { follow, put, meanwhile } = aWorld();
    meanwhile.push(() => void put(1, 'searching'));
    expect(await follow('ana', 'q', 0)).toMatchObject({ step: 1, stage: 'searching' });
  });

  it('ends with what it knows where nothing happens for as long as it waits', async () => {
    const { follow, put, clock } = aWorld();
    put(1, 'searching');
    expect(await follow('ana', 'q', 1)).toMatchObject({ step: 1 });
    expect(clock()).toBe(MAX_WAIT_MS);
  });

  it.each([
    ['of somebody else', 'eva', 'q'],
    ['of another name', 'ana', 'r'],
  ])('refuses a question %s', async (_what, uid, id) => {
    const { follow, put } = aWorld();
    put(1, 'searching');
    await expect(follow(uid, id, 0)).rejects.toMatchObject({ code: 'SEARCH_NOT_FOUND' });
  });

  it('does not wait for a question that is answered', async () => {
    const { follow, put, clock } = aWorld();
    put(4, 'done');
    expect(await follow('ana', 'q', 4)).toMatchObject({ stage: 'done' });
    expect(clock()).toBe(0);
  });

  it('answers at once where as many wait as may', async () => {
    const { follow, put, room, clock } = aWorld({ places: 1 });
    put(1, 'searching');
    room.enter('eva');
    expect(await follow('ana', 'q', 1)).toMatchObject({ step: 1 });
    expect(clock()).toBe(0);
  });

  it('ends the wait of an owner who asks again, and keeps one place for both', async () => {
    const { follow, put, room, meanwhile, clock } = aWorld({ places: 1 });
    put(1, 'searching');
    const newer: ReturnType<typeof room.enter>[] = [];
    meanwhile.push(() => void newer.push(room.enter('ana')));
    await follow('ana', 'q', 1);
    expect(clock()).toBe(LOOK_EVERY_MS);
    expect(room.enter('eva')).toBeNull();
    newer[0]?.leave();
    expect(room.enter('eva')).not.toBeNull();
  });
});

const answering = (onProgress: OnProgress) => {
  onProgress('reading', ['p. 35']);
  onProgress('checking');
  return Promise.resolve('answer');
};

describe('telling how far a question is', () => {
  it('writes each step once, in its order, and that it is done', async () => {
    const { tell, written } = aWorld();
    expect(await tell({ uid: 'ana', id: 'q' }, answering)).toBe('answer');
    await settle();
    expect(written).toEqual(['1 searching', '2 reading', '3 checking', '4 done']);
  });

  it('begins anew where the same request is sent again', async () => {
    const { tell, follow } = aWorld();
    await tell({ uid: 'ana', id: 'q' }, answering);
    await settle();
    let seen: unknown;
    await tell({ uid: 'ana', id: 'q' }, async () => {
      seen = await follow('ana', 'q', 0);
    });
    expect(seen).toMatchObject({ step: 1, stage: 'searching' });
  });

  it('fails no answer where it cannot be written, and warns once', async () => {
    const { tell, warnings } = aWorld({ fails: true });
    expect(await tell({ uid: 'ana', id: 'q' }, answering)).toBe('answer');
    await settle();
    expect(warnings).toEqual(['progress not told']);
  });

  it('is done where the answer fails, too', async () => {
    const { tell, written } = aWorld();
    const failing = () => Promise.reject(new Error('down'));
    await expect(tell({ uid: 'ana', id: 'q' }, failing)).rejects.toThrow('down');
    await settle();
    expect(written.at(-1)).toBe('2 done');
  });
});

describe('pagesRead', () => {
  it('names the best places, each once', () => {
    const pages = ['p. 35', 'p. 36', 'p. 35', 'p. 112', 'p. 9'];
    expect(pagesRead(pages.map((pageReference) => anExcerpt({ pageReference })))).toEqual([
      ...['p. 35', 'p. 36', 'p. 112'],
    ]);
  });
});
