import type { Picture } from '../../reader/protocol';
import { inkOf } from './ink';
import type { Point, Turned } from './way-up';

/** Pages lie on a scanner's glass no more askew than this, in degrees. */
const MAX_DEGREES = 4;
const COARSE = 0.5;
const FINE = 0.1;
/** Turning blurs letters a little: what is straighter than this stays as it is. */
const STRAIGHT = 0.15;
/** Lines that are turned upright stand out against what is between them; other pages have no lines. */
const CLEARER = 1.4;
/** The dark pixels of every third column, and no more than so many of them, tell how a page lies. */
const STEP = 3;
const MAX_POINTS = 60_000;

/**
 * The page with its lines of text upright: a degree costs Tesseract one word in forty. `back`: where a point of it stands
 * on the page as it was.
 */
export function straightened(picture: Picture): Turned {
  const degrees = skewOf(picture);
  if (Math.abs(degrees) < STRAIGHT) return { picture, back: (point) => point };
  return { picture: turned(picture, degrees), back: turnedBy(picture, degrees) };
}

/** How far the lines of a page fall to the right, in degrees; 0 where no lines show. */
export function skewOf(picture: Picture): number {
  const points = darkPointsOf(picture);
  if (points.xs.length === 0) return 0;
  const straight = sharpness(points, 0);
  let best = { degrees: 0, score: straight };
  const look = (from: number, to: number, step: number): void => {
    for (let count = Math.round((to - from) / step), at = 0; at <= count; at++) {
      const degrees = from + at * step;
      const score = sharpness(points, degrees);
      if (score > best.score) best = { degrees, score };
    }
  };
  look(-MAX_DEGREES, MAX_DEGREES, COARSE);
  look(best.degrees - COARSE, best.degrees + COARSE, FINE);
  return best.score > CLEARER * straight ? best.degrees : 0;
}

type Points = { xs: Float64Array; ys: Float64Array; width: number; height: number };

function darkPointsOf({ width, height, gray }: Picture): Points {
  const { threshold } = inkOf(gray);
  const found: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x += STEP) {
      if ((gray[y * width + x] ?? 255) < threshold) found.push(y * width + x);
    }
  }
  const every = Math.max(1, Math.ceil(found.length / MAX_POINTS));
  const kept = found.filter((_, index) => index % every === 0);
  return {
    xs: Float64Array.from(kept, (at) => at % width),
    ys: Float64Array.from(kept, (at) => Math.floor(at / width)),
    width,
    height,
  };
}

/** How much the ink differs from row to row when the rows fall by so many degrees. */
function sharpness({ xs, ys, width, height }: Points, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const offset = Math.ceil(Math.abs(slope) * width);
  const rows = new Uint32Array(height + 2 * offset + 2);
  for (let index = 0; index < xs.length; index++) {
    const row = Math.round((ys[index] ?? 0) - (xs[index] ?? 0) * slope) + offset;
    rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row++) {
    const change = (rows[row] ?? 0) - (rows[row - 1] ?? 0);
    sum += change * change;
  }
  return sum;
}

const directionOf = (degrees: number): { cosine: number; sine: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { cosine: Math.cos(angle), sine: Math.sin(angle) };
};

/** Where a point of a page that was turned about its middle by so many degrees came from. */
function turnedBy({ width, height }: Picture, degrees: number): (point: Point) => Point {
  const { cosine, sine } = directionOf(degrees);
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  return ({ x, y }) => ({
    x: middleX + (x - middleX) * cosine - (y - middleY) * sine,
    y: middleY + (x - middleX) * sine + (y - middleY) * cosine,
  });
}

/** Turned about its middle, each pixel mixed of the four that it falls between; corners become white. */
function turned(picture: Picture, degrees: number): Picture {
  const { width, height, dpi, gray } = picture;
  const out = new Uint8Array(width * height).fill(255);
  const from = turnedBy(picture, degrees);
  const { cosine, sine } = directionOf(degrees);
  for (let y = 0; y < height; y++) {
    let { x: fromX, y: fromY } = from({ x: 0, y });
    for (let x = 0; x < width; x++, fromX += cosine, fromY += sine) {
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const at = top * width + left;
      const [right, below] = [fromX - left, fromY - top];
      const upper = (gray[at] ?? 255) * (1 - right) + (gray[at + 1] ?? 255) * right;
      const lower = (gray[at + width] ?? 255) * (1 - right) + (gray[at + width + 1] ?? 255) * right;
      out[y * width + x] = Math.round(upper * (1 - below) + lower * below);
    }
  }
  return { width, height, dpi, gray: out };
}
