import { buildSearch } from '../../testing/builders';
import { isDue } from './upkeep';

describe('isDue', () => {
  const contents = {
    vehicles: { 1: { parts: [], answers: [7], pages: 1 } },
    saved: [7],
    bytes: 1,
    leftOut: 0,
  };
  const fresh = { owner: 'lucia', at: new Date().toISOString(), contents };
  const saved = (id: number, vehicleId = 1) => buildSearch({ id, vehicleId });

  it.each([
    ['nothing was kept yet', null, [saved(7)], true],
    ['the same answers are saved', fresh, [saved(7)], false],
    ['another one of another vehicle is saved', fresh, [saved(7), saved(9, 2)], false],
    ['another one is saved', fresh, [saved(7), saved(8)], true],
    ['one is no longer saved', fresh, [], true],
    ['it is old', { ...fresh, at: '2026-01-01T00:00:00.000Z' }, [saved(7)], true],
  ])('tells whether to fill it when %s', (_when, note, searches, is) => {
    expect(isDue(note, [1], searches)).toBe(is);
  });
});
