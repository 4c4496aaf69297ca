/**
 * Seconds to read a 500-page PDF (our reader in its own process, as in production) beside pdftotext on the same file,
 * alternating in one run; then every PDF of MANUALS (default ../shared/data/manuals) where there are any.
 * Needs built functions: `npm --prefix functions run build`. Run: npx tsx bench/reading.ts
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { documentReader } from '../functions/src/adapters/reader/document-reader';
import { pdftotextSeconds } from './pdftotext';
import { writeSyntheticManual } from './synthetic-manual';

const PAGES = 500;
const RUNS = 3;
const READER = join(import.meta.dirname, '../functions/lib/reader.js');
const MANUALS = process.env.MANUALS ?? join(import.meta.dirname, '../../shared/data/manuals');

async function readSeconds(path: string): Promise<{ seconds: number; pages: number }> {
  const begin = performance.now();
  let pages = 0;
  for await (const page of (await documentReader(READER).open(path)).pages) {
    pages += page.number === null ? 0 : 1;
  }
  return { seconds: (performance.now() - begin) / 1000, pages };
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

async function measure(path: string): Promise<void> {
  const ours: number[] = [];
  const theirs: number[] = [];
  let pages = 0;
  for (let run = 0; run < RUNS; run++) {
    const read = await readSeconds(path);
    ours.push(read.seconds);
    pages = read.pages;
    const reference = pdftotextSeconds(path);
    if (reference !== null) theirs.push(reference);
  }
  const own = median(ours);
  const ratio =
    theirs.length === 0
      ? 'pdftotext is not on this machine (Debian: poppler-utils), no ratio'
      : `pdftotext ${median(theirs).toFixed(2)} s, ratio ${(own / median(theirs)).toFixed(2)}`;
  const speed = (pages / own).toFixed(0);
  console.log(`${basename(path)}: ${pages} pages in ${own.toFixed(2)} s (${speed}/s); ${ratio}`);
}

const folder = mkdtempSync(join(tmpdir(), 'guantera-bench-'));
try {
  const synthetic = join(folder, `synthetic-${PAGES}-pages.pdf`);
  await writeSyntheticManual(synthetic, PAGES);
  console.log(`median of ${RUNS} runs in alternation`);
  await measure(synthetic);
  const others = existsSync(MANUALS)
    ? readdirSync(MANUALS).filter((name) => name.endsWith('.pdf'))
    : [];
  if (others.length === 0) console.log(`no manuals at ${MANUALS}: only the synthetic one was read`);
  for (const name of others) await measure(join(MANUALS, name));
} finally {
  rmSync(folder, { recursive: true });
}
