import type { Box, ManualPage } from '@contract';
import { markedPlaces, shareOfWords } from './marked-places';
import { A4, leftEdge, LETTER, readableZoom } from './readable-zoom';

/** Nothing stands beside the page there. */
const PHONE = { room: 344, isReadBeside: false };
const DESK = { room: 700, isReadBeside: false };
/** Of a page that stands beside an answer. */
const PANE = { room: 344, isReadBeside: true };

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

const near = (figure: number) => expect.closeTo(figure, 5) as number;

/** A page with a marked row as wide as this, the names of its columns, and something else that stands there. */
function tableOf(wide: number, ...others: ManualPage['places']): ManualPage {
  const boxes = [line(0.12, 0.3, wide)];
  const units = [
    { id: '5-2-1', is: 'row' as const, cells: ['205/55 R16', '2,3 bar'] },
    { id: '5-2-2', is: 'names' as const, cells: ['Medida', 'Delante'] },
  ];
  const own = others.find(({ unit }) => unit === '5-2-1');
  return pageOf({
    blocks: [{ kind: 'table', units }],
    places: [...(own ? [] : [{ unit: '5-2-1', boxes }]), ...others],
    marks: { state: 'placed', units: ['5-2-1'], boxes },
  });
}

/** A page of so many lines of which nothing is marked, as wide as this. */
const printed = (count: number, wide: number): ManualPage =>
  pageOf({
    places: Array.from({ length: count }, (_, at) => ({
      ...{ unit: `5-${at}-1`, boxes: [line((1 - wide) / 2, 0.1 + at * 0.03, wide)] },
    })),
  });

/** The same page with a sentence marked that goes on to the end of its print. */
const sentenceBeside = (page: ManualPage): ManualPage => ({
  ...page,
  places: [...page.places, { unit: '5-9-1', boxes: [line(0.12, 0.6, 0.76)] }],
  marks: { ...page.marks, units: [...page.marks.units, '5-9-1'] },
});

describe('readableZoom', () => {
  it('lets an enlarged page begin where the print does', () => {
    expect(leftEdge(pageOf())).toBeCloseTo(0.11);
  });

  it('shows what is marked in letters of 11 px', () => {
    const letters = 0.0125 * A4 * LETTER * PHONE.room;
    expect(letters).toBeLessThan(6);
    expect(letters * readableZoom(MARKED, PHONE)).toBeCloseTo(11);
  });

  it('enlarges no sentence beyond its room', () => {
    const wide = { state: 'placed' as const, units: ['5-1-1'], boxes: [line(0.12, 0.1, 0.76)] };
    expect(readableZoom(pageOf({ marks: wide }), PHONE) * (0.76 + 0.02)).toBeCloseTo(1);
  });

  describe('of a row of a table', () => {
    const letters = 0.0125 * A4 * LETTER;

    it('shows letters of 11 px where the row has room for them', () => {
      expect(letters * PHONE.room * readableZoom(tableOf(0.3), PHONE)).toBeCloseTo(11);
    });

    it('shows them where the row’s words have room, however far its table goes on', () => {
      const wide = { unit: '5-2-2', boxes: [line(0.12, 0.34, 0.76)] };
      expect(letters * PANE.room * readableZoom(tableOf(0.3, wide), PANE)).toBeCloseTo(11);
    });

    it('shows all of the row where it is read nevertheless', () => {
      const zoom = readableZoom(tableOf(0.55), PHONE);
      expect(zoom * (0.55 + 0.02)).toBeCloseTo(1);
      expect(letters * PHONE.room * zoom).toBeGreaterThan(7);
    });

    it('shows its last figure as long as its letters have 6.5 px', () => {
      const zoom = readableZoom(tableOf(0.73), PHONE);
      expect(zoom * (0.73 + 0.02)).toBeCloseTo(1);
      expect(letters * PHONE.room * zoom).toBeLessThan(7);
    });

    it('goes on beyond the room where its letters would be too small to be read', () => {
      expect(letters * PHONE.room * readableZoom(tableOf(0.76), PHONE)).toBeCloseTo(9);
    });

    it('is measured by its lines, however many it has', () => {
      const lines = [line(0.12, 0.3, 0.76), line(0.3, 0.32, 0.2)];
      const zoom = readableZoom(tableOf(0.76, { unit: '5-2-1', boxes: lines }), PHONE);
      expect(letters * PHONE.room * zoom).toBeCloseTo(9);
    });

    it('counts, and not the sentence or the title that is marked beside it', () => {
      const page = tableOf(0.3);
      const heading = { kind: 'heading' as const, units: [{ id: '5-1-1', text: 'Presiones' }] };
      const marks = { ...page.marks, units: ['5-1-1', '5-2-1'] };
      const titled = { ...page, blocks: [heading, ...page.blocks], marks };
      expect(readableZoom(titled, PHONE)).toBeCloseTo(readableZoom(page, PHONE));
    });
  });

  describe('of a page of which nothing is marked', () => {
    const letters = 0.0125 * A4 * LETTER;

    it('shows all of its print without its white margins where that is read so', () => {
      const zoom = readableZoom(printed(20, 0.5), PHONE);
      expect(zoom * (0.5 + 0.02)).toBeCloseTo(1);
      expect(letters * PHONE.room * zoom).toBeGreaterThan(9);
    });

    it('shows its beginning in letters of 9 px where all of it has no room for them', () => {
      expect(letters * PHONE.room * readableZoom(printed(20, 0.76), PHONE)).toBeCloseTo(9);
    });
  });

  it('reads a row by the lines of its page where its cells go on over several', () => {
    const tall = { unit: '5-2-1', boxes: [{ ...line(0.12, 0.3, 0.76), h: 0.05 }] };
    const others = ['5-3-1', '5-4-1'].map((unit) => ({ unit, boxes: [line(0.12, 0.5, 0.76)] }));
    const page = tableOf(0.76, tall, ...others);
    expect(0.0125 * A4 * LETTER * PHONE.room * readableZoom(page, PHONE)).toBeCloseTo(9);
  });

  describe('beside what is read', () => {
    it.each([
      ['a row', tableOf(0.76)],
      ['a row and a sentence that goes further', sentenceBeside(tableOf(0.3))],
    ])('shows %s from side to side, however small its letters are', (_, page) => {
      const zoom = readableZoom(page, PANE);
      expect(zoom * (0.76 + 0.02)).toBeCloseTo(1);
      expect(readableZoom(page, PHONE)).toBeGreaterThan(zoom);
    });
  });

  it('shows a table of which a row is marked to its end, where that costs little', () => {
    const wide = { unit: '5-2-2', boxes: [line(0.12, 0.34, 0.76)] };
    const zoom = readableZoom(tableOf(0.72, wide), { ...PANE, room: 500 });
    expect(zoom * (0.76 + 0.02)).toBeCloseTo(1);
  });

  it.each([
    ['where few lines are printed on it', printed(7, 0.5), PHONE],
    ['where all of it is read as it is', printed(20, 0.76), DESK],
    ['where it is read as it is', MARKED, DESK],
    ['before its room is known', MARKED, { ...PHONE, room: 0 }],
    ['of what has no picture', { ...MARKED, hasPictures: false }, PHONE],
    ['of a page whose words stand nobody knows where', pageOf({ places: [] }), PHONE],
    ['of no page', undefined, PHONE],
  ] as const)('shows the page whole %s', (_, page, room) => {
    expect(readableZoom(page, room)).toBe(1);
  });
});

describe('shareOfWords', () => {
  it('tells where the words of a row end, of what is marked to the end of its table', () => {
    const [row] = markedPlaces(tableOf(0.3, { unit: '5-2-2', boxes: [line(0.12, 0.34, 0.6)] }));
    expect(shareOfWords(row!.boxes[0]!, [row!])).toBeCloseTo(0.5);
  });

  it('is all of what is marked where that is a sentence', () => {
    const sentence = markedPlaces(MARKED);
    expect(shareOfWords(sentence[0]!.boxes[0]!, sentence)).toBe(1);
  });
});

describe('markedPlaces', () => {
  /** Of the row's height, from here on as wide as this. */
  const bandOf = (x: number, w: number): Box => ({
    ...{ x: near(x), y: near(0.3), w: near(w), h: near(0.0125) },
  });
  const boxesOf = (page: ManualPage) => markedPlaces(page).flatMap(({ boxes }) => boxes);

  it('marks a row to where the widest one of its table ends, and a sentence as far as it goes', () => {
    expect(boxesOf(tableOf(0.3, { unit: '5-2-2', boxes: [line(0.12, 0.34, 0.6)] }))).toEqual([
      bandOf(0.12, 0.6),
    ]);
    expect(boxesOf(MARKED)).toEqual([line(0.12, 0.3, 0.3)]);
  });

  it('marks a row to where the print of its page ends, which is where its last cell does', () => {
    const above = { unit: '5-1-1', boxes: [line(0.11, 0.1, 0.78)] };
    expect(boxesOf(tableOf(0.7, above))).toEqual([bandOf(0.11, 0.78)]);
  });

  it.each([
    ['into what stands beside it', { unit: '5-3-1', boxes: [line(0.8, 0.3, 0.08)] }],
    ['over much white paper', { unit: '5-3-1', boxes: [line(0.12, 0.1, 0.87)] }],
  ])('reaches no row %s', (_, other) => {
    expect(boxesOf(tableOf(0.6, other))).toEqual([bandOf(0.12, 0.6)]);
  });

  it('tells rows from what says of what they are', () => {
    const page = tableOf(0.3, { unit: '5-2-2', boxes: [line(0.12, 0.28, 0.3)] });
    const all = { ...page, marks: { ...page.marks, units: ['5-2-2', '5-2-1'] } };
    expect(markedPlaces(all).map(({ unit, role }) => [unit, role])).toEqual([
      ['5-2-1', 'row'],
      ['5-2-2', 'head'],
    ]);
  });

  it('marks nothing where the page says something else now', () => {
    expect(markedPlaces(pageOf())).toEqual([]);
  });
});
