/**
 * OCR of a scan made from a real manual: a PDF of its pages as pictures of 150 dpi, turned by 1° and with noise, read as
 * any upload is, against the text layer of the same pages. Prints words found again (on both sides runs of letters and figures, in small letters, as often as
 * they stand on the page; all of them, and those of two characters or more), time per page and peak memory.
 * Needs built functions: `npm --prefix functions run build`. Run: npx tsx bench/ocr.ts [file.pdf] [pages]
 */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imagePdf } from '../functions/src/adapters/documentai/image-pdf';
import { spanishOcr } from '../functions/src/adapters/local/ocr/spanish-ocr';
import { documentReader } from '../functions/src/adapters/reader/document-reader';
import { pagePictures } from '../functions/src/adapters/reader/page-pictures';
import type { Picture } from '../functions/src/adapters/reader/protocol';
import { withOcr } from '../functions/src/usecases/recognise-pages';
import { MANUALS } from './shared-data';

const root = join(import.meta.dirname, '..');
const READER = join(root, 'functions/lib/reader.js');
const LANGUAGE = join(
  dirname(
    createRequire(join(root, 'functions/package.json')).resolve(
      '@tesseract.js-data/spa/package.json',
    ),
  ),
  '4.0.0_best_int',
);
const MANUAL = join(MANUALS, 'freedombox-manual.es.pdf');
const [path = MANUAL, count = '20'] = process.argv.slice(2);
if (!existsSync(path)) {
  console.log(`${path} is not here: nothing was read`);
  process.exit();
}
/** Pages with fewer words than this say little about OCR. */
const FEWEST_WORDS = 60;
const DPI = 150;
const NOISE = 24;
const DEGREES = 1;

/** The same on every run. */
let seed = 7;
const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** As a scanner leaves a page that was laid on it a little askew. */
function scanned({ width, height, dpi, gray }: Picture): Picture {
  const [sine, cosine] = [Math.sin, Math.cos].map((of) => of((DEGREES * Math.PI) / 180));
  const out = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const fromX = Math.round(dx * (cosine ?? 1) - dy * (sine ?? 0) + width / 2);
      const fromY = Math.round(dx * (sine ?? 0) + dy * (cosine ?? 1) + height / 2);
      const isInside = fromX >= 0 && fromX < width && fromY >= 0 && fromY < height;
      const value = isInside ? (gray[fromY * width + fromX] ?? 255) : 255;
      out[y * width + x] = Math.max(0, Math.min(255, value + (random() - 0.5) * 2 * NOISE));
    }
  }
  return { width, height, dpi, gray: out };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const pages = new Map<number, string[]>();
for await (const { number, text } of (await documentReader(READER).open(path)).pages) {
  if (number !== null && number > 10 && wordsOf(text).length >= FEWEST_WORDS) {
    pages.set(number, wordsOf(text));
  }
}
const step = Math.max(1, Math.floor(pages.size / Number(count)));
const chosen = [...pages.keys()].filter((_, index) => index % step === 0).slice(0, Number(count));

const scans: Picture[] = [];
for await (const { number, picture } of pagePictures(READER)(path, chosen, DPI)) {
  if (!picture) throw new Error(`page ${number} cannot be drawn`);
  scans.push(scanned(picture));
}
const folder = await mkdtemp(join(tmpdir(), 'bench-ocr-'));
const scan = join(folder, 'scan.pdf');
await writeFile(scan, imagePdf(scans));
const document = await documentReader(READER).open(scan);
const ocr = spanishOcr(pagePictures(READER), LANGUAGE);

const begin = performance.now();
let [found, total, foundLong, totalLong, peak] = [0, 0, 0, 0, 0];
const cpu = process.cpuUsage();
for await (const { number, text } of withOcr(document, ocr, scan).pages) {
  const read = new Map<string, number>();
  for (const word of wordsOf(text)) read.set(word, (read.get(word) ?? 0) + 1);
  for (const word of pages.get(chosen[(number ?? 0) - 1] ?? 0) ?? []) {
    total += 1;
    const left = read.get(word) ?? 0;
    if (left > 0) found += 1;
    if (word.length > 1) {
      totalLong += 1;
      if (left > 0) foundLong += 1;
    }
    read.set(word, left - 1);
  }
  peak = Math.max(peak, process.memoryUsage().rss);
}
await rm(folder, { recursive: true });
const seconds = (performance.now() - begin) / 1000;
const used = process.cpuUsage(cpu);
const processorSeconds = (used.user + used.system) / 1e6;
console.log(
  `${chosen.length} pages, ${total} words: recall ${(found / total).toFixed(4)} ` +
    `(${(foundLong / totalLong).toFixed(4)} of those of two characters or more), ` +
    `${(seconds / chosen.length).toFixed(2)} s per page (${(processorSeconds / chosen.length).toFixed(2)} s of a core), ${Math.round(peak / 2 ** 20)} MB in the process of the engines`,
);
