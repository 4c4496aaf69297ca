import type { Box, ManualPage } from '@contract';
import { markedPlaces } from './marked-places';
import { A4, leftEdge, LETTER, readableZoom } from './readable-zoom';

const PHONE = 344;
const DESK = 700;

/** Letters of about 5 px on a phone. */
const line = (x: number, y: number, w: number): Box => ({ x, y, w, h: 0.0125 });

const pageOf = (change: Partial<ManualPage> = {}): ManualPage => ({
  ...{ manualId: 1, originalFilename: 'a.pdf', revision: 1, page: 5, pageCount: 9 },
  ...{ pageReference: 'p. 3', hasPictures: true, blocks: [] },
  places: [
    { unit: '5-1-1', boxes: [line(0.12, 0.1, 0.76)] },
    { unit: '5-2-1', boxes: [line(0.12, 0.3, 0.3)] },
  ],
  marks: { state: 'none', units: [], boxes: [] },
  ...change,
});

const MARKED = pageOf({
  marks: { state: 'placed', units: ['5-2-1'], boxes: [line(0.12, 0.3, 0.3)] },
});

describe('readableZoom', () => {
  it('lets an enlarged page begin where the print does', () => {
    expect(leftEdge(pageOf())).toBeCloseTo(0.105);
  });

  it('shows what is marked in letters of 11 px', () => {
    const letters = 0.0125 * A4 * LETTER * PHONE;
    expect(letters).toBeLessThan(6);
    expect(letters * readableZoom(MARKED, PHONE)).toBeCloseTo(11);
  });

  it('enlarges no row beyond its room: its figure stands beside its name', () => {
    const wide = { state: 'placed' as const, units: ['5-1-1'], boxes: [line(0.12, 0.1, 0.76)] };
    expect(readableZoom(pageOf({ marks: wide }), PHONE) * (0.76 + 0.03)).toBeCloseTo(1);
  });

  it.each([
    ['where nothing of it is marked', pageOf(), PHONE],
    ['where it is read as it is', MARKED, DESK],
    ['before its room is known', MARKED, 0],
    ['of what has no picture', { ...MARKED, hasPictures: false }, PHONE],
    ['of a page whose words stand nobody knows where', pageOf({ places: [] }), PHONE],
    ['of no page', undefined, PHONE],
  ] as const)('shows the page whole %s', (_, page, room) => {
    expect(readableZoom(page, room)).toBe(1);
  });
});

describe('markedPlaces', () => {
  const near = (figure: number) => expect.closeTo(figure, 5) as number;
  const cells = { isNames: false, cells: ['a', 'b'] };
  const row = (id: string) => ({ ...cells, id, is: 'row' as const });

  it('marks a row to where the widest one of its table ends, and a sentence as far as it goes', () => {
    const page = {
      ...MARKED,
      blocks: [{ kind: 'table', units: [row('5-1-1'), row('5-2-1')] }],
    } as unknown as ManualPage;
    expect(markedPlaces(page)).toEqual([
      {
        unit: '5-2-1',
        boxes: [{ x: 0.12, y: 0.3, w: near(0.76), h: near(0.0125) }],
      },
    ]);
    expect(markedPlaces(MARKED)).toEqual([{ unit: '5-2-1', boxes: [line(0.12, 0.3, 0.3)] }]);
  });

  it('marks nothing where the page says something else now', () => {
    expect(markedPlaces(pageOf())).toEqual([]);
  });
});
