import { imagePdf } from '../../functions/src/adapters/documentai/image-pdf';
import { pagePictures } from '../../functions/src/adapters/reader/page-pictures';
import type { Picture } from '../../functions/src/adapters/reader/protocol';
import { randomNumbers, READER } from '../measures';
import type { ShownWord } from './shown-words';

/** How a page is laid on the scanner: quarters of a turn with the clock, and degrees besides; what that adds to its greys. */
export type Lay = { quarters: number; degrees: number; noise?: number };

const random = randomNumbers(7);
const WHITE = 255;

/** The picture as it is scanned: for each of its points, what of the page lies there. */
function laid(picture: Picture, { quarters, degrees, noise = 0 }: Lay): Picture {
  const { width, height, dpi, gray } = picture;
  const { sine, cosine } = directionOf(degrees);
  const [wide, high] = quarters % 2 === 0 ? [width, height] : [height, width];
  const out = new Uint8Array(gray.length);
  for (let at = 0; at < out.length; at++) {
    let [x, y, w, h] = [at % wide, Math.floor(at / wide), wide, high];
    for (let turn = 0; turn < quarters; turn++) [x, y, w, h] = [y, w - 1 - x, h, w];
    const [dx, dy] = [x - width / 2, y - height / 2];
    const fromX = Math.round(dx * cosine + dy * sine + width / 2);
    const fromY = Math.round(dy * cosine - dx * sine + height / 2);
    const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
    const value = isInside ? (gray[fromY * width + fromX] ?? WHITE) : WHITE;
    const noisy = noise > 0 ? value + (random() - 0.5) * 2 * noise : value;
    out[at] = Math.max(0, Math.min(WHITE, noisy));
  }
  return { width: wide, height: high, dpi, gray: out };
}

const directionOf = (degrees: number): { sine: number; cosine: number } => {
  const angle = (degrees * Math.PI) / 180;
  return { sine: Math.sin(angle), cosine: Math.cos(angle) };
};

const DPI = 150;

/** Pictures of these pages of a file, as they are shown. */
export async function picturesOf(path: string, numbers: readonly number[]): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for await (const { number, picture } of pagePictures(READER)(path, numbers, DPI)) {
    if (!picture) throw new Error(`${path}: page ${number} cannot be drawn`);
    pictures.push(picture);
  }
  return pictures;
}

/** A PDF of nothing but pictures of pages, laid so. */
export const scanned = (pictures: readonly Picture[], lay: Lay): Buffer =>
  imagePdf(pictures.map((picture) => laid(picture, lay)));

/** Where a word of the page stands on its scan; `shape`: height by width of the page. */
export function wordOnScan(word: ShownWord, shape: number, { quarters, degrees }: Lay): ShownWord {
  const { sine, cosine } = directionOf(degrees);
  const [dx, dy] = [word.x - 0.5, (word.y - 0.5) * shape];
  let at = { x: 0.5 + dx * cosine - dy * sine, y: 0.5 + (dy * cosine + dx * sine) / shape };
  for (let turn = 0; turn < quarters; turn++) at = { x: 1 - at.y, y: at.x };
  return { ...word, ...at };
}
