import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { kindOfFailure } from '../adapters/documentai/failure';
import { documentAiClient, documentAiOcr } from '../adapters/documentai/ocr';
import { withRetries, type TimeLimits } from '../adapters/google-retry';
import { spanishOcr } from '../adapters/local/ocr/spanish-ocr';
import type { PagePictures } from '../adapters/reader/page-pictures';
import { config } from '../config';
import type { Ocr } from '../domain/ports/ocr';
import { log } from '../logger';
import { once } from './once';

/** Beside the package's description; the smaller of its two models, which reads as well as the larger. */
const languageFolder = (): string => {
  const description = import.meta.resolve('@tesseract.js-data/spa/package.json');
  return join(dirname(fileURLToPath(description)), '4.0.0_best_int');
};

/** Of a request of ten pages: a second whole try fits in. */
const OCR_LIMITS: TimeLimits = { attemptMs: 120_000, overallMs: 240_000 };

/**
 * Embedded in the local suite, whose packages for it are not installed in the cloud; there, Document AI, where a processor
 * is configured.
 */
export function configuredOcr(pictures: PagePictures, limits = OCR_LIMITS): Ocr | undefined {
  const { aiProvider, documentAiProcessor: processor } = config();
  if (aiProvider === 'local') return spanishOcr(pictures, languageFolder());
  if (processor === '') return undefined;
  return documentAiOcr({
    client: once(() => documentAiClient(processor)),
    processor,
    pictures,
    onRefused: (fields) => log.warn('pages refused by Document AI', fields),
    // What still fails then is thrown, and the queue reads the manual again later.
    retry: (attempt) => withRetries(attempt, { limits, kindOf: kindOfFailure }),
  });
}
