import { poppler } from '../pdftotext';

/** A word and its middle, in shares of the page as it is shown. */
export type ShownWord = { text: string; x: number; y: number };

const PAGE = /<page width="([\d.]+)" height="([\d.]+)">([^]*?)<\/page>/g;
const WORD =
  /<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">([^<]*)<\/word>/g;
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => SIGNS[name] ?? '');

const ROTATION = /^Page\s+\d+ rot:\s+(\d+)$/gm;

/** Where poppler's pdftotext sees the words of each page of a file; null when it is not on this machine. */
export function shownWords(path: string): ShownWord[][] | null {
  const output = poppler('pdftotext', '-bbox', '-cropbox', path, '-');
  const information = poppler('pdfinfo', '-f', '1', '-l', '-1', path);
  if (output === null || information === null) return null;
  const rotations = [...information.matchAll(ROTATION)].map(([, degrees]) => Number(degrees));
  return [...output.matchAll(PAGE)].map(([, wide, high, words = ''], at) => {
    // It tells the size of a page before its rotation, and the places after it.
    const isOnSide = (rotations[at] ?? 0) % 180 !== 0;
    const [width, height] = (isOnSide ? [high, wide] : [wide, high]).map(Number);
    return [...words.matchAll(WORD)].map(([, left, top, right, bottom, text = '']) => ({
      text: plain(text),
      x: (Number(left) + Number(right)) / 2 / (width ?? 1),
      y: (Number(top) + Number(bottom)) / 2 / (height ?? 1),
    }));
  });
}
