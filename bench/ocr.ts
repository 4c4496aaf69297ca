/**
 * OCR of a scan made from a real manual: a PDF of its pages as pictures of 150 dpi, turned by 1° and with noise, read as
 * any upload is, against the text layer of the same pages. Prints words found again (runs of letters and figures, in small letters, as
 * often as they stand on the page; all of them, and those of two characters or more), time per page and peak memory.
 * Needs built functions: `npm --prefix functions run build`. Run: npm run bench -- ocr [file.pdf [pages]]
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentReader } from '../functions/src/adapters/reader/document-reader';
import { withOcr } from '../functions/src/usecases/recognise-pages';
import { picturesOf, scanned } from './boxes/scans';
import { ocr } from './cases/reading';
import { inFolder, READER } from './measures';
import { MANUALS } from './shared-data';
import { foundAgain, wordsOf } from './word-recall';

const [path = join(MANUALS, 'freedombox-manual.es.pdf'), count = '20'] = process.argv.slice(2);
if (!existsSync(path)) {
  console.log(`${path} is not here: nothing was read`);
  process.exit();
}
/** Pages with fewer words than this say little about OCR, and so do the first ones. */
const MIN_WORDS = 60;
const FIRST = 10;
const NOISE = 24;

const pages = new Map<number, string[]>();
for await (const { number, text } of (await documentReader(READER).open(path)).pages) {
  const words = wordsOf(text);
  if (number !== null && number > FIRST && words.length >= MIN_WORDS) pages.set(number, words);
}
const step = Math.max(1, Math.floor(pages.size / Number(count)));
const chosen = [...pages.keys()].filter((_, index) => index % step === 0).slice(0, Number(count));

const total = { words: 0, found: 0, long: 0, foundLong: 0, milliseconds: 0, ofCore: 0, memory: 0 };
const isLong = (word: string): boolean => word.length > 1;
await inFolder(async (folder) => {
  const scan = join(folder, 'scan.pdf');
  const pictures = await picturesOf(path, chosen);
  writeFileSync(scan, scanned(pictures, { quarters: 0, degrees: -1, noise: NOISE }));
  const document = await documentReader(READER).open(scan);
  const begin = performance.now();
  const cpu = process.cpuUsage();
  for await (const { number, text } of withOcr(document, ocr, scan).pages) {
    const [words, read] = [pages.get(chosen[(number ?? 0) - 1] ?? 0) ?? [], wordsOf(text)];
    total.words += words.length;
    total.found += foundAgain(words, read);
    total.long += words.filter(isLong).length;
    total.foundLong += foundAgain(words.filter(isLong), read);
    total.memory = Math.max(total.memory, process.memoryUsage().rss);
  }
  const { user, system } = process.cpuUsage(cpu);
  Object.assign(total, { milliseconds: performance.now() - begin, ofCore: (user + system) / 1000 });
});
const aPage = (milliseconds: number): string => (milliseconds / 1000 / chosen.length).toFixed(2);
const recall = (total.found / total.words).toFixed(4);
const recallOfLong = (total.foundLong / total.long).toFixed(4);
console.log(
  `${chosen.length} pages, ${total.words} words: recall ${recall} (${recallOfLong} of those of two characters or more), ` +
    `${aPage(total.milliseconds)} s per page (${aPage(total.ofCore)} s of a core), ` +
    `${Math.round(total.memory / 2 ** 20)} MB in the process of the engines`,
);
