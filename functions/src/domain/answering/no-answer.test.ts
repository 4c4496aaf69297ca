import { anExcerpt } from '../../testing/excerpts';
import { nearestPlaces } from './no-answer';

const on = (position: number, score = 0.4) =>
  anExcerpt({ position, content: `Texto de ${position}.` }, score);
const pagesOf = (places: ReturnType<typeof nearestPlaces>) =>
  places.map(({ chunk }) => chunk.pageReference);

describe('nearestPlaces', () => {
  it('names each page once, and three at most', () => {
    const places = nearestPlaces([on(4), on(4), on(9), on(14), on(19)]);
    expect(new Set(pagesOf(places)).size).toBe(3);
  });

  it('puts a passage first that both orders put high', () => {
    const excerpts = [on(4), on(9), on(14)];
    expect(nearestPlaces(excerpts, [1, 2, 0])[0]).toBe(excerpts[1]);
  });

  it('names none where nothing is near', () => {
    expect(nearestPlaces([on(4, 0.01), on(9, 0.02)])).toEqual([]);
    expect(nearestPlaces([])).toEqual([]);
  });
});
