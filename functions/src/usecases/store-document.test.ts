import { PAGES_PER_WINDOW, type DocumentPage } from '../domain/document/document-page';
import { storeDocument } from './store-document';

const page = (place: number): DocumentPage => ({
  place,
  number: place,
  reference: `p. ${place}`,
  text: 'Texto.',
  headings: [],
  blocks: [],
});
const key = { manualId: 1, revision: 2 };

function setUp(save: (places: number[]) => Promise<void> = () => Promise.resolve()) {
  const saved: number[][] = [];
  const stream = storeDocument(
    {
      documents: {
        save: async (_uid, _key, pages) => {
          const places = pages.map(({ place }) => place);
          await save(places);
          saved.push(places);
        },
      },
    },
    { uid: 'ana', key },
  );
  return { saved, stream };
}

describe('storeDocument', () => {
  it('stores full windows while pages are read, and the rest at the end', async () => {
    const { saved, stream } = setUp();
    for (let place = 1; place <= 2 * PAGES_PER_WINDOW + 1; place += 1)
      await stream.add(page(place));
    await stream.finish();
    expect(saved.map((places) => [places[0], places.length])).toEqual([
      [1, PAGES_PER_WINDOW],
      [PAGES_PER_WINDOW + 1, PAGES_PER_WINDOW],
      [2 * PAGES_PER_WINDOW + 1, 1],
    ]);
  });

  it('stores nothing of a document without pages', async () => {
    const { saved, stream } = setUp();
    await stream.finish();
    expect(saved).toEqual([]);
  });

  it('tells with a later page that a window could not be stored', async () => {
    const { stream } = setUp(() => Promise.reject(new Error('broken')));
    const add = async () => {
      for (let place = 1; place <= 3 * PAGES_PER_WINDOW; place += 1) await stream.add(page(place));
    };
    await expect(add()).rejects.toThrow('broken');
    await stream.settle();
  });

  it('writes nothing after it was settled', async () => {
    const { saved, stream } = setUp();
    await stream.add(page(1));
    await stream.settle();
    await stream.finish();
    expect(saved).toEqual([]);
  });
});
