import type { Box } from '@contract';
import { documentPages } from '../../domain/document/document-page';
import { recognisedPage, type RecognisedLine } from './recognised-text';
import { aroundAll, type Edges } from './share-box';

/** The same on every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const WORDS = [
  'Presión',
  '2,2 bar',
  'delan-',
  'teras',
  'a',
  '1.',
  '•',
  'opcio\u00adnal',
  'ruedas.',
  'Motor',
  '˜n',
  'o´',
];

type Placed = { text: string; edges: Edges };

/** Paragraphs of lines of words, which fall by `slope` to the right, partly beyond the page. */
function pageOf(seed: number): { lines: RecognisedLine[][]; words: Placed[] } {
  const random = randomFrom(seed);
  const slope = [0, 0.02, 0.07][random(3)] ?? 0;
  const words: Placed[] = [];
  let y = 0.01;
  const lines = Array.from({ length: 1 + random(4) }, () =>
    Array.from({ length: 1 + random(5) }, () => {
      let x = 0.05 * random(4);
      y += 0.03;
      const line = Array.from({ length: 1 + random(9) }, () => {
        const text = WORDS[random(WORDS.length)] ?? '';
        const top = y + slope * x;
        const edges = { left: x, top, right: x + 0.015 * text.length, bottom: top + 0.015 };
        x = edges.right + (random(5) === 0 ? 0.08 : 0.01);
        words.push({ text, edges });
        return { text, left: 100 * edges.left, right: 100 * edges.right, edges };
      });
      return { words: line, height: 1.5 };
    }),
  );
  return { lines, words };
}

const CASES = Array.from({ length: 200 }, (_, at) => pageOf(at + 1));
const SLACK = 0.0002;

/** Whether one box lies within another. */
const holds = (outer: Box, { x, y, w, h }: Box): boolean =>
  x >= outer.x - SLACK &&
  y >= outer.y - SLACK &&
  x + w <= outer.x + outer.w + SLACK &&
  y + h <= outer.y + outer.h + SLACK;

describe('where recognised text stands', () => {
  it('lies within the page, in the order of the text, and each stretch once', () => {
    for (const { lines } of CASES) {
      const { text, placed = [] } = recognisedPage(1, lines);
      let end = 0;
      for (const { start, end: to, box } of placed) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(to).toBeGreaterThan(start);
        expect(box.x + box.w).toBeLessThanOrEqual(1 + SLACK);
        expect(box.y + box.h).toBeLessThanOrEqual(1 + SLACK);
        end = to;
      }
      expect(end).toBeLessThanOrEqual(text?.length ?? 0);
    }
  });

  it('holds every word of a unit in its boxes', () => {
    for (const { lines } of CASES) {
      const page = recognisedPage(1, lines);
      if (page.text === null) continue;
      const { headings = [], placed = [] } = page;
      const { blocks } = documentPages()({
        ...page,
        text: page.text,
        headings,
        placed,
        reference: 'p. 1',
      });
      for (const { start, end, boxes } of blocks.flatMap(({ units }) => units)) {
        const own = placed.filter((one) => one.start < end && one.end > start);
        // Those of one line are one.
        expect(boxes.length).toBeLessThanOrEqual(own.length);
        for (const { box } of own) expect(boxes.some((one) => holds(one, box))).toBe(true);
      }
      const units = blocks.flatMap((block) => block.units.flatMap(({ boxes }) => boxes));
      for (const { box } of placed) expect(units.some((one) => holds(one, box))).toBe(true);
    }
  });

  it('covers the words of its line, and a line that runs askew in boxes that cover no other', () => {
    for (const { lines, words } of CASES) {
      const boxes = (recognisedPage(1, lines).placed ?? []).map(({ box }) => box);
      if (boxes.length === 0) continue;
      for (const { edges } of words) {
        if (edges.right > 1 || edges.bottom > 1) continue;
        const holds = boxes.some(
          ({ x, y, w, h }) =>
            x <= edges.left + SLACK &&
            y <= edges.top + SLACK &&
            x + w >= edges.right - SLACK &&
            y + h >= edges.bottom - SLACK,
        );
        expect(holds).toBe(true);
      }
      for (const { h } of boxes) expect(h).toBeLessThan(0.015 * 2);
    }
  });

  it('is told of words, not of what is repaired in them', () => {
    const word = (
      text: string,
      left: number,
      top: number,
    ): Placed & { left: number; right: number } => {
      const edges = { left, top, right: left + 0.1, bottom: top + 0.02 };
      return { text, edges, left, right: left + 0.1 };
    };
    const line = [word('An˜o', 0.1, 0.1), word('2,2', 0.25, 0.14), word('bar', 0.4, 0.14)];
    const { text, placed = [] } = recognisedPage(1, [[{ words: line, height: 0.1 }]]);
    expect(text).toBe('Año 2,2 bar');
    expect(placed.map(({ start, end }) => text?.slice(start, end))).toEqual(['Año', '2,2 bar']);
    expect(placed[1]?.box).toEqual({ x: 0.25, y: 0.14, w: 0.25, h: 0.02 });
    expect(aroundAll(line.map(({ edges }) => edges)).right).toBe(0.5);
  });
});
