import type { Ocr } from '../domain/ocr-ports';

/** The same OCR for one document, of which it reads so many pages at most: those beyond stay unreadable. */
export function limitedTo(mostPages: number, ocr: Ocr): Ocr {
  let left = mostPages;
  return {
    engine: ocr.engine,
    async *read(path, numbers) {
      const within = numbers.slice(0, left);
      left -= within.length;
      if (within.length > 0) yield* ocr.read(path, within);
      for (const number of numbers.slice(within.length)) yield { number, text: null };
    },
  };
}
