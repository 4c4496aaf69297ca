import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentReader } from '../functions/src/domain/ports';
import { ReadFailure } from '../functions/src/domain/read-failure';
import { collectPassages } from '../functions/src/usecases/collect-passages';
import { NOWHERE } from './measures';
import { watched } from './processes';

type Read = { name: string; outcome: string; seconds: number; peakBytes: number };

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
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const reads: Read[] = [];
  for (const path of files) {
    const begin = performance.now();
    const { result: outcome, peakBytes } = await watched(() => outcomeOf(reader, path));
    const seconds = (performance.now() - begin) / 1000;
    reads.push({ name: path.slice(folder.length + 1), outcome, seconds, peakBytes });
  }
  const counts = new Map<string, number>();
  for (const { outcome } of reads) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  console.log(`${reads.length} files of ${folder}`);
  console.table(Object.fromEntries(counts));
  const slowest = reads.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3);
  const largest = reads.toSorted((a, b) => b.peakBytes - a.peakBytes).slice(0, 3);
  for (const { name, seconds, outcome } of slowest) {
    console.log(`slowest: ${seconds.toFixed(1)} s ${name} (${outcome})`);
  }
  for (const { name, peakBytes } of largest) {
    console.log(`most memory: ${(peakBytes / 1024 ** 2).toFixed(0)} MB ${name}`);
  }
  if (process.argv.includes('--list'))
    for (const { name, outcome } of reads) console.log(outcome, name);
}
