import type { Ocr } from '../domain/ports/ocr';

/** Takes so many pages, and says how many of them there is room for. */
type TakePages = (pages: number) => Promise<number>;

/** Of one document, so many at most. */
export function atMost(mostPages: number): TakePages {
  let left = mostPages;
  return (pages) => {
    const taken = Math.min(pages, left);
    left -= taken;
    return Promise.resolve(taken);
  };
}

/** The same OCR, which reads as many pages as there is room for: those beyond stay unreadable. */
export const limitedBy = (take: TakePages, ocr: Ocr): Ocr => ({
  engine: ocr.engine,
  async *read(path, numbers) {
    const within = numbers.slice(0, numbers.length === 0 ? 0 : await take(numbers.length));
    if (within.length > 0) yield* ocr.read(path, within);
    for (const number of numbers.slice(within.length)) yield { number, text: null };
  },
});
