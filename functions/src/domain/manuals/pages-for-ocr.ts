import type { RecognisedPage } from '../ports/ocr';
import type { ReadPage } from '../document/read-page';

/** Pages that wait to be recognised together, and pages of text that wait behind them: what is held in memory. */
const MAX_IMAGES = 60;
const MAX_WAITING = 400;

type NumberedPage = ReadPage & { number: number };

/** Whether a page shows text that its file does not tell. Damaged pages show nothing. */
export const needsOcr = (page: ReadPage): page is NumberedPage =>
  (page.unreadable === 'image' || page.unreadable === 'garbled') && page.number !== null;

/** Whether the pages that wait, because one of them needs OCR, should wait for no more of them. */
export const isFullBatch = (waiting: readonly ReadPage[]): boolean =>
  waiting.length >= MAX_WAITING || waiting.filter(needsOcr).length >= MAX_IMAGES;

/** A page after it went through OCR: what little its text layer held is part of its image. */
export function withRecognised(
  page: ReadPage,
  { text, headings = [], placed }: RecognisedPage,
): ReadPage {
  if (text === null || text.trim() === '') return page;
  const { number, reference, isCoarse } = page;
  return {
    ...{ number, reference, text, headings },
    ...(placed && { placed }),
    ...(isCoarse && { isCoarse }),
  };
}
