import type { Box, ManualPage } from '@contract';
import { figureBox } from './figure-box';

const line = (y: number, change: Partial<Box> = {}): Box => ({
  ...{ x: 0.1, y, w: 0.8, h: 0.02 },
  ...change,
});

const CAPTION = '9-9-1';

/** A page of these lines, and the caption of a figure among them. */
function pageWith(caption: Box, lines: readonly Box[], words = 'Unas palabras.'): ManualPage {
  const units = lines.map((_, at) => ({ id: `9-${at}-1`, text: words }));
  const places = lines.map((box, at) => ({ unit: `9-${at}-1`, boxes: [box] }));
  return {
    ...{ manualId: 1, originalFilename: 'a.pdf', revision: 1, page: 9, pageCount: 9 },
    ...{ pageReference: 'p. 9', hasPictures: true },
    blocks: [
      { kind: 'paragraph', units: [...units, { id: CAPTION, text: 'A delante, B detrás' }] },
    ],
    places: [...places, { unit: CAPTION, boxes: [caption] }],
    marks: { state: 'placed', units: [CAPTION], boxes: [caption] },
  };
}

const caption = line(0.5, { w: 0.3 });

describe('figureBox', () => {
  it('finds a figure in the room above its caption, as wide as the text', () => {
    const box = figureBox(pageWith(caption, [line(0.2), line(0.6)]), CAPTION);
    expect(box?.x).toBeCloseTo(0.1);
    expect(box?.y).toBeCloseTo(0.228);
    expect(box?.w).toBeCloseTo(0.8);
    expect(box?.h).toBeCloseTo(0.264);
  });

  it('takes letters within it for a part of it', () => {
    const page = pageWith(caption, [line(0.2)]);
    const letters = { unit: '9-8-1', boxes: [line(0.45, { x: 0.4, w: 0.05 })] };
    const box = figureBox({ ...page, places: [...page.places, letters] }, CAPTION);
    expect(box?.h).toBeCloseTo(0.264);
  });

  it('finds one below its caption where the text stands right above that', () => {
    const box = figureBox(pageWith(caption, [line(0.47), line(0.8)]), CAPTION);
    expect(box?.y).toBeCloseTo(0.528);
    expect(box?.h).toBeCloseTo(0.264);
  });

  it('ends where another column begins', () => {
    const beside = line(0.3, { x: 0.6, w: 0.3 });
    const box = figureBox(pageWith(caption, [line(0.2, { w: 0.4 }), beside]), CAPTION);
    expect(box?.w).toBeCloseTo(0.5);
  });

  it.each([
    ['has no room around its caption', pageWith(caption, [line(0.47), line(0.53)])],
    ['would be the white end of a page', pageWith(caption, [line(0.47)])],
    [
      'is on a page that was read anew',
      {
        ...pageWith(caption, [line(0.2)]),
        marks: { state: 'changed' as const, units: [], boxes: [] },
      },
    ],
  ])('finds none that %s', (_what, page) => {
    expect(figureBox(page, CAPTION)).toBeNull();
  });
});
