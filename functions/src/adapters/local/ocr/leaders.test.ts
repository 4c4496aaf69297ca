import type { Picture } from '../../reader/protocol';
import { withoutLeaders } from './leaders';

const WIDTH = 600;
const HEIGHT = 800;
const PAPER = 230;

type Spot = readonly [x: number, y: number, width: number, height: number];

function pageOf(spots: readonly Spot[]): Picture {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(PAPER);
  // A block of ink, so that its darkness is known.
  for (const [left, top, width, height] of [[20, 700, 300, 60] as const, ...spots]) {
    for (let y = top; y < top + height; y++)
      gray.fill(10, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { width: WIDTH, height: HEIGHT, dpi: 150, gray };
}

/** Dots of two by two pixels. */
const dots = (xs: readonly number[], y: number): Spot[] => xs.map((x) => [x, y, 2, 2]);
const every = (gap: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / gap) + 1 }, (_, at) => from + at * gap);

const inkOf = ({ gray }: Picture, from = 0, to = HEIGHT): number =>
  gray.subarray(from * WIDTH, to * WIDTH).filter((value) => value < 120).length;

const title: Spot = [60, 100, 90, 14];
const number: Spot = [540, 100, 20, 14];

describe('dots that lead from a title to its page', () => {
  it('go, and the title and the number stay', () => {
    const { picture } = withoutLeaders(pageOf([title, ...dots(every(10, 170, 530), 112), number]));
    expect(inkOf(picture, 90, 120)).toBe(14 * (90 + 20));
  });

  it('go where they stand a little higher and closer, as scans have them', () => {
    const xs = every(10, 170, 530).map((x, at) => x + (at % 3 === 0 ? 1 : 0));
    const spots = xs.flatMap((x, at) => dots([x], 112 + (at % 2)));
    expect(inkOf(withoutLeaders(pageOf(spots)).picture, 90, 130)).toBe(0);
  });

  it('leave the paper as light as it is beside them', () => {
    const { picture } = withoutLeaders(pageOf(dots(every(10, 170, 530), 112)));
    expect([...new Set(picture.gray.subarray(90 * WIDTH, 130 * WIDTH))]).toEqual([PAPER]);
  });

  it.each([
    ['three full stops', dots(every(6, 170, 182), 112)],
    ['dots at all distances', dots([170, 182, 187, 205, 209, 230, 236, 259, 265, 290], 112)],
    ['dots far apart', dots(every(40, 100, 500), 112)],
    ['dots one below the other', every(10, 100, 400).flatMap((y) => dots([300], y))],
    ['a row of letters', every(20, 100, 500).map((x): Spot => [x, 100, 12, 14])],
  ])('are not %s', (_, spots) => {
    const page = pageOf(spots);
    expect(withoutLeaders(page)).toEqual({ picture: page, isList: false });
  });
});

describe('a page with leaders', () => {
  const rows = (count: number, from: number, to: number): Spot[] =>
    every(30, 60, 30 + 30 * count).flatMap((y) => dots(every(10, from, to), y));

  it.each([
    ['is a list: many of them, across the page', rows(10, 170, 530), true],
    ['is no list: few of them', rows(4, 170, 530), false],
    ['is no list: a column of it', rows(10, 100, 280), false],
    ['is no list: two columns', [...rows(10, 80, 280), ...rows(10, 350, 550)], false],
  ])('%s', (_, spots, expected) => {
    expect(withoutLeaders(pageOf(spots)).isList).toBe(expected);
  });
});
