import { AppError } from '../domain/faults/app-error';
import type { PictureKey } from '../domain/ports/pages';
import type { ManualRecord } from '../domain/ports/records';
import { fakeManuals } from '../testing/fake-manuals';
import { drawPage } from './draw-page';

const READ = {
  status: 'completed',
  activeRevision: 1,
  generation: '17',
  contentType: 'application/pdf',
  pageCount: 3,
} as const;

const nameOf = (uid: string, { manualId, generation, page, width }: PictureKey): string =>
  `${uid}/${manualId}/${generation}/${page}-${width}`;

/** An owner "ana" whose manual 1 has three pages, the third of which cannot be drawn. */
function world(change: Partial<ManualRecord> = {}, isSpent = false) {
  const stored = new Map<string, Uint8Array>();
  const drawn: number[] = [];
  const { current } = fakeManuals('ana', { ...READ, ...change });
  const draw = drawPage({
    manuals: { get: (uid, id) => Promise.resolve(uid === 'ana' && id === 1 ? current() : null) },
    pictures: {
      load: (uid, key) => Promise.resolve(stored.get(nameOf(uid, key)) ?? null),
      save: async (uid, key, picture) => void stored.set(nameOf(uid, key), picture),
    },
    copies: { use: (_uid, _file, work) => work('/tmp/original') },
    draw: (_path, { page }) => {
      drawn.push(page);
      return Promise.resolve(page === 3 ? null : new Uint8Array([page]));
    },
    within: {
      picture: (_uid, work) =>
        isSpent ? Promise.reject(new AppError('PICTURES_PER_DAY')) : work(),
    },
    warn: (event) => {
      throw new Error(event);
    },
  });
  const picture = async (page: number, width = 900, uid = 'ana', id = 1) =>
    (await draw(uid, { id, page, width })).content();
  return { draw, picture, stored, drawn };
}

describe('drawPage', () => {
  it('draws a page once and keeps it', async () => {
    const { picture, stored, drawn } = world();
    expect([await picture(2), await picture(2)]).toEqual([Uint8Array.of(2), Uint8Array.of(2)]);
    expect(drawn).toEqual([2]);
    expect([...stored.keys()]).toEqual(['ana/1/17/2-900']);
  });

  it('tells owners, files, pages and widths apart by their tags', async () => {
    const tagOf = async (change: Partial<ManualRecord>, page: number, width: number) =>
      (await world(change).draw('ana', { id: 1, page, width })).tag;
    const tags = await Promise.all([
      tagOf({}, 1, 900),
      tagOf({}, 1, 1400),
      tagOf({}, 2, 900),
      tagOf({ generation: '18' }, 1, 900),
    ]);
    expect(new Set(tags).size).toBe(4);
    expect(await tagOf({}, 1, 900)).toBe(tags[0]);
  });

  it('says that a page cannot be drawn, and does not try it again', async () => {
    const { picture, drawn } = world();
    for (let time = 0; time < 2; time++) {
      await expect(picture(3)).rejects.toMatchObject({ code: 'PAGE_NOT_DRAWN' });
    }
    expect(drawn).toEqual([3]);
  });

  it('shows what is kept to whoever has drawn enough for a day, and draws nothing more', async () => {
    const { picture, stored } = world({}, true);
    await expect(picture(1)).rejects.toMatchObject({ code: 'PICTURES_PER_DAY' });
    stored.set('ana/1/17/1-900', Uint8Array.of(1));
    expect(await picture(1)).toEqual(Uint8Array.of(1));
  });

  it.each([
    ['a page behind the last', {}, 4, 'PAGE_NOT_FOUND'],
    [
      'a manual without pages',
      { contentType: 'text/plain', pageCount: null },
      1,
      'PAGE_HAS_NO_PICTURE',
    ],
    ['a manual that is not read', { activeRevision: null }, 1, 'MANUAL_NOT_READ'],
    ['a manual that is being deleted', { status: 'deleted' }, 1, 'MANUAL_NOT_FOUND'],
  ] as const)('refuses %s', async (_what, change, page, code) => {
    await expect(world(change).draw('ana', { id: 1, page, width: 900 })).rejects.toMatchObject({
      code,
    });
  });

  it('refuses another owner’s manual, and one that is not there, alike', async () => {
    const { picture } = world();
    const gone = { code: 'MANUAL_NOT_FOUND' };
    await expect(picture(1, 900, 'luis')).rejects.toMatchObject(gone);
    await expect(picture(1, 900, 'ana', 2)).rejects.toMatchObject(gone);
  });
});
