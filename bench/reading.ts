/**
 * Seconds to read PDFs of 500 and 900 pages (our reader in its own processes, as in production) beside pdftotext on the
 * same file, alternating in one run, with the most memory that the reader processes held together and the share of
 * pdftotext's words that we have, too; then every PDF of MANUALS (default ../shared/data/manuals) where there are any.
 * With `--robust`: what becomes of every file of ROBUST (default ../shared/data/robust); `--list` names them.
 * Needs built functions: `npm --prefix functions run build`. Run: npm run bench -- reading
 */
import { existsSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { documentReader } from '../functions/src/adapters/reader/document-reader';
import { inFolder, median, READER, timed } from './measures';
import { pdftotext } from './pdftotext';
import { watched } from './processes';
import { readAll } from './robust-reading';
import { MANUALS, pdfsIn, ROBUST } from './shared-data';
import { syntheticManual } from './synthetic-manual';
import { recallByPage } from './word-recall';

const MEGABYTE = 1024 ** 2;
/** The largest file that an owner may upload is the last one. */
const SYNTHETIC = [
  { name: 'synthetic-500-pages.pdf', pages: 500, moreBytes: 0 },
  { name: 'synthetic-900-pages.pdf', pages: 900, moreBytes: 0 },
  { name: 'synthetic-900-pages-of-50-MB.pdf', pages: 900, moreBytes: 49 * MEGABYTE },
];
const WANTED_RECALL = 0.98;
const RUNS = 3;
const reader = documentReader(READER);

async function textsOf(path: string): Promise<string[]> {
  const texts: string[] = [];
  for await (const { text } of (await reader.open(path)).pages) texts.push(text);
  return texts;
}

async function measure(path: string): Promise<void> {
  const [ours, theirs]: [number[], number[]] = [[], []];
  let [texts, reference, peakBytes]: [string[], string[], number] = [[], [], 0];
  for (let run = 0; run < RUNS; run++) {
    const read = await watched(() => textsOf(path));
    [texts, peakBytes] = [read.result, read.peakBytes];
    ours.push(read.seconds);
    const [other, milliseconds] = await timed(() => Promise.resolve(pdftotext(path)));
    if (other) theirs.push(milliseconds / 1000);
    reference = other ?? [];
  }
  const own = median(ours);
  const speed = (texts.length / own).toFixed(0);
  const memory = `${(peakBytes / MEGABYTE).toFixed(0)} MB`;
  console.log(
    `${basename(path)}: ${texts.length} pages in ${own.toFixed(2)} s (${speed}/s), ${memory}`,
  );
  if (theirs.length === 0) {
    console.log('  pdftotext is not on this machine (Debian: poppler-utils): nothing to compare');
    return;
  }
  const recalls = recallByPage(texts, reference);
  const mean = recalls.reduce((sum, recall) => sum + recall, 0) / recalls.length;
  const short = recalls.filter((recall) => recall < WANTED_RECALL).length;
  console.log(
    `  pdftotext ${median(theirs).toFixed(2)} s, ratio ${(own / median(theirs)).toFixed(2)}; ` +
      `its words found by page: ${(100 * mean).toFixed(2)} %, below 98 % on ${short} pages`,
  );
}

if (process.argv.includes('--robust')) {
  if (existsSync(ROBUST)) await readAll(reader, ROBUST);
  else console.log(`no files at ${ROBUST}: nothing was read`);
  process.exit();
}

console.log(`median of ${RUNS} runs in alternation`);
await inFolder(async (folder) => {
  for (const { name, pages, moreBytes } of SYNTHETIC) {
    writeFileSync(join(folder, name), await syntheticManual(pages, moreBytes));
    await measure(join(folder, name));
  }
});
const others = pdfsIn(MANUALS);
if (others.length === 0) console.log(`no manuals at ${MANUALS}: only synthetic ones were read`);
for (const path of others) await measure(path);
