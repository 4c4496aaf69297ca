import type { Picture } from '../../reader/protocol';
import { skewOf, straightened } from './straighten';

const WIDTH = 600;
const HEIGHT = 800;

/** A page of lines of black letters on `paper` that fall to the right by so many degrees. */
function page(degrees: number, paper = 255): Picture {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(paper);
  const slope = Math.tan((degrees * Math.PI) / 180);
  for (let line = 60; line < 700; line += 30) {
    for (let x = 60; x < 540; x++) {
      if (x % 8 > 4) continue;
      for (let high = 0; high < 10; high++) {
        gray[(line + high + Math.round(x * slope)) * WIDTH + x] = 20;
      }
    }
  }
  return { width: WIDTH, height: HEIGHT, dpi: 150, gray };
}

/** Every fifth pixel or so, without order. */
function dust(): Uint8Array {
  let seed = 7;
  return Uint8Array.from({ length: WIDTH * HEIGHT }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % 5 === 0 ? 0 : 255;
  });
}

describe('how a page lies', () => {
  it.each([-3, -1, 0, 0.5, 1, 2.7])('is found: %d degrees', (degrees) => {
    expect(Math.abs(skewOf(page(degrees)) - degrees)).toBeLessThan(0.2);
  });

  it('is found on gray paper', () => {
    expect(skewOf(page(1, 120))).toBeCloseTo(1, 0);
  });

  it.each([
    ['a blank page', new Uint8Array(WIDTH * HEIGHT).fill(255)],
    ['a black page', new Uint8Array(WIDTH * HEIGHT)],
    ['a page of dust', dust()],
  ])('is taken for straight on %s', (_, gray) => {
    const picture = { width: WIDTH, height: HEIGHT, dpi: 150, gray };
    // Not by `toBe`, which would print all pixels.
    expect(straightened(picture).picture === picture).toBe(true);
  });
});

describe('a page that lies askew', () => {
  it.each([-2, 1, 3.5])('is straight afterwards: %d degrees', (degrees) => {
    const { width, height, dpi, gray } = straightened(page(degrees)).picture;
    expect([width, height, dpi]).toEqual([WIDTH, HEIGHT, 150]);
    expect(skewOf({ width, height, dpi, gray })).toBeCloseTo(0, 0);
    const dark = (values: Uint8Array) => values.filter((value) => value < 128).length;
    expect(dark(gray) / dark(page(degrees).gray)).toBeGreaterThan(0.85);
  });

  it.each([-2, 1, 3.5])('is told where its words stood: %d degrees', (degrees) => {
    const askew = page(degrees);
    const { picture, back } = straightened(askew);
    const slope = Math.tan((degrees * Math.PI) / 180);
    // Of a dark pixel in the middle of a line, the line that it was drawn in.
    for (const [x, line] of [
      [100, 210],
      [500, 510],
    ] as const) {
      const y = line + 5 + x * slope;
      const at = [...Array(HEIGHT).keys()]
        .map((row) => ({ row, from: back({ x, y: row }) }))
        .toSorted((a, b) => Math.abs(a.from.y - y) - Math.abs(b.from.y - y))[0];
      const near = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map(
        (step) => picture.gray[(at?.row ?? 0) * WIDTH + x + step] ?? 255,
      );
      expect(Math.min(...near)).toBeLessThan(128);
      expect(Math.abs((at?.from.x ?? 0) - x)).toBeLessThan(WIDTH * Math.abs(slope));
    }
  });

  it('is left as it is when it is nearly straight', () => {
    const picture = page(0.05);
    expect(straightened(picture).picture === picture).toBe(true);
  });
});
