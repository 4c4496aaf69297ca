import { recognisedPage } from '../reader/recognised-text';
import { paragraphsOf } from './document-text';

type Point = { x: number; y: number };

/** A row of two cells of a square page, as Document AI tells it when the page lies so. */
function rowOf(turned: (point: Point) => Point) {
  const text = 'Delantera 2,2 bar\n';
  const layout = (startIndex: number, endIndex: number, left: number, right: number) => ({
    textAnchor: { textSegments: [{ startIndex, endIndex }] },
    boundingPoly: {
      normalizedVertices: [
        { x: left, y: 0.1 },
        { x: right, y: 0.1 },
        { x: right, y: 0.12 },
        { x: left, y: 0.12 },
      ].map(turned),
    },
  });
  const whole = { layout: layout(0, text.length, 0.1, 0.8) };
  const tokens = [
    { layout: layout(0, 10, 0.1, 0.3) },
    { layout: layout(10, 14, 0.6, 0.7) },
    { layout: layout(14, text.length, 0.71, 0.8) },
  ];
  const page = { pageNumber: 1, dimension: { width: 100, height: 100 } };
  return { text, pages: [{ ...page, paragraphs: [whole], lines: [whole], tokens }] };
}

describe('what Document AI tells of a page', () => {
  it.each<[string, (point: Point) => Point]>([
    ['upright', (point) => point],
    ['turned to the right', ({ x, y }) => ({ x: 1 - y, y: x })],
    ['on its head', ({ x, y }) => ({ x: 1 - x, y: 1 - y })],
    ['turned to the left', ({ x, y }) => ({ x: y, y: 1 - x })],
  ])('keeps the cells of a row that stands %s', (_, turned) => {
    const found = paragraphsOf(rowOf(turned)).get(1) ?? [];
    expect(recognisedPage(1, found).text).toBe('Delantera\t2,2 bar');
  });

  it('tells where the words stand, and a corner at 0 that is left out', () => {
    const document = rowOf(({ x, y }) => ({ x: x - 0.1, y: y - 0.1 }));
    for (const { layout } of document.pages[0]?.tokens ?? []) {
      for (const point of layout.boundingPoly.normalizedVertices as Partial<Point>[]) {
        if (point.x === 0) delete point.x;
        if (point.y === 0) delete point.y;
      }
    }
    const { placed } = recognisedPage(1, paragraphsOf(document).get(1) ?? []);
    expect(placed).toEqual([{ start: 0, end: 17, box: { x: 0, y: 0, w: 0.7, h: 0.02 } }]);
  });

  /** As OpenCV keeps it: two rows of three figures. */
  const matrix = (...figures: number[]) => {
    const data = Buffer.alloc(8 * figures.length);
    figures.forEach((figure, at) => data.writeDoubleLE(figure, 8 * at));
    return { rows: 2, cols: 3, type: 6, data };
  };
  const [cosine, sine] = [Math.cos(0.05), Math.sin(0.05)];

  it.each([
    ['a quarter to the right', matrix(0, -1, 100, 1, 0, 0), { x: 0.1, y: 0.2, w: 0.02, h: 0.7 }],
    ['half a turn', matrix(-1, 0, 100, 0, -1, 100), { x: 0.2, y: 0.88, w: 0.7, h: 0.02 }],
    [
      'three degrees',
      matrix(cosine, -sine, 0, sine, cosine, 0),
      { x: 0.1049, y: 0.0649, w: 0.7001, h: 0.0549 },
    ],
  ])('turns the places back of a page that it turned by %s', (_, transform, box) => {
    const document = rowOf((point) => point);
    const [page] = document.pages;
    const pages = [{ ...page, transforms: [transform] }];
    const { placed = [] } = recognisedPage(1, paragraphsOf({ ...document, pages }).get(1) ?? []);
    const union = placed.map((one) => one.box);
    expect(Math.min(...union.map(({ x }) => x))).toBeCloseTo(box.x, 2);
    expect(Math.min(...union.map(({ y }) => y))).toBeCloseTo(box.y, 2);
    expect(Math.max(...union.map(({ x, w }) => x + w))).toBeCloseTo(box.x + box.w, 2);
    expect(Math.max(...union.map(({ y, h }) => y + h))).toBeCloseTo(box.y + box.h, 2);
  });

  it('places nothing where it turned the page in a way that cannot be undone', () => {
    const document = rowOf((point) => point);
    const pages = [{ ...document.pages[0], transforms: [matrix(0, 0, 0, 0, 0, 0)] }];
    const page = recognisedPage(1, paragraphsOf({ ...document, pages }).get(1) ?? []);
    expect(page).toEqual({ number: 1, text: 'Delantera\t2,2 bar', headings: [] });
  });
});
