import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentReader } from '../functions/src/domain/ports';
import { ReadFailure } from '../functions/src/domain/manuals/read-failure';
import { collectPassages } from '../functions/src/usecases/collect-passages';
import { NOWHERE } from './measures';
import { watched } from './processes';
import { tally } from './tables';

/** What becomes of one file, without OCR: the code that its owner is told, or that it was read. */
async function outcomeOf(reader: DocumentReader, path: string): Promise<string> {
  try {
    const { unreadable } = await collectPassages(await reader.open(path), NOWHERE);
    const missing = Object.values(unreadable).flat().length;
    return missing > 0 ? 'read, but for some pages' : 'read';
  } catch (error) {
    return error instanceof ReadFailure ? error.code : `CRASHED: ${String(error)}`;
  }
}

/** Reads every file below a folder with the product's reader and prints what became of them. */
export async function readAll(reader: DocumentReader, folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const reads = [];
  for (const name of names) {
    const read = await watched(() => outcomeOf(reader, join(folder, name)));
    reads.push({ ...read, text: `${name} (${read.result})` });
  }
  console.log(`${reads.length} files of ${folder}`);
  console.table(tally(reads.map(({ result }) => result)));
  const slowest = reads.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3);
  const largest = reads.toSorted((a, b) => b.peakBytes - a.peakBytes).slice(0, 3);
  for (const { text, seconds } of slowest) console.log(`slowest: ${seconds.toFixed(1)} s ${text}`);
  for (const { text, peakBytes } of largest) {
    console.log(`most memory: ${(peakBytes / 1024 ** 2).toFixed(0)} MB ${text}`);
  }
  if (process.argv.includes('--list')) for (const { text } of reads) console.log(text);
}
