import { imagePdf } from '../../functions/src/adapters/documentai/image-pdf';
import type { Picture } from '../../functions/src/adapters/reader/protocol';
import type { ShownWord } from './shown-words';

/** How a page is laid on the scanner: quarters of a turn with the clock, and degrees besides; what that adds to its greys. */
export type Lay = { quarters: number; degrees: number; noise?: number };

/** The same on every run. */
let seed = 7;
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

const noisy = ({ gray, ...picture }: Picture, noise: number): Picture => ({
  ...picture,
  gray: gray.map((value) => Math.max(0, Math.min(255, value + (random() - 0.5) * 2 * noise))),
});

function quarterTurned({ width, height, dpi, gray }: Picture): Picture {
  const out = new Uint8Array(gray.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[x * height + (height - 1 - y)] = gray[y * width + x] ?? 255;
  }
  return { width: height, height: width, dpi, gray: out };
}

function askew(picture: Picture, degrees: number): Picture {
  if (degrees === 0) return picture;
  const { width, height, dpi, gray } = picture;
  const { sine, cosine } = directionOf(degrees);
  const out = new Uint8Array(gray.length).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const fromX = Math.round(dx * cosine + dy * sine + width / 2);
      const fromY = Math.round(dy * cosine - dx * sine + height / 2);
      const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
      if (isInside) out[y * width + x] = gray[fromY * width + fromX] ?? 255;
    }
  }
  return { width, height, dpi, gray: out };
}

const directionOf = (degrees: number): { sine: number; cosine: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { sine: Math.sin(angle), cosine: Math.cos(angle) };
};

/** A PDF of nothing but pictures of pages, laid so. */
export const scanned = (
  pictures: readonly Picture[],
  { quarters, degrees, noise = 0 }: Lay,
): Buffer =>
  imagePdf(
    pictures.map((picture) => {
      let laid = askew(picture, degrees);
      for (let turn = 0; turn < quarters; turn++) laid = quarterTurned(laid);
      return noise > 0 ? noisy(laid, noise) : laid;
    }),
  );

/** Where a word of the page stands on its scan; `shape`: height by width of the page. */
export function wordOnScan(word: ShownWord, shape: number, { quarters, degrees }: Lay): ShownWord {
  const { sine, cosine } = directionOf(degrees);
  const [dx, dy] = [word.x - 0.5, (word.y - 0.5) * shape];
  let at = { x: 0.5 + dx * cosine - dy * sine, y: 0.5 + (dy * cosine + dx * sine) / shape };
  for (let turn = 0; turn < quarters; turn++) at = { x: 1 - at.y, y: at.x };
  return { ...word, ...at };
}
