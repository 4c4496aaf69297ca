/**
 * How much more of a processor than another commit this tree takes to read documents and find the context of their passages: each file
 * by both in turn, every time in a new process, and the ratio of the medians. Run: npm run bench:reading-beside -- REF [FILE...] (default: MANUALS).
 */
import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { besideRef } from './beside';
import { median, ROOT } from './measures';
import { outputOf } from './programs';
import { MANUALS, pdfsIn } from './shared-data';

const RUNS = 5;

const [ref, ...named] = process.argv.slice(2);
if (ref === undefined) throw new Error('npm run bench:reading-beside -- REF [FILE...]');

const files = named.length > 0 ? named.map((file) => resolve(file)) : pdfsIn(MANUALS);
if (files.length === 0) console.log(`no manuals at ${MANUALS}: nothing was read`);

const seconds = async (root: string, file: string): Promise<number> =>
  Number(await outputOf('reading/seconds.ts', [file], root));

async function compare(root: string, file: string): Promise<void> {
  const before: number[] = [];
  const after: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    before.push(await seconds(root, file));
    after.push(await seconds(ROOT, file));
  }
  const [old, own] = [median(before), median(after)];
  console.log(
    `${basename(file)}: ${old.toFixed(2)} → ${own.toFixed(2)} s, ratio ${(own / old).toFixed(2)}`,
  );
}

console.log(`median of ${RUNS} runs in alternation, ${ref} → this tree`);
await besideRef(ref, async (root) => {
  cpSync(join(ROOT, 'bench/reading'), join(root, 'bench/reading'), { recursive: true });
  for (const file of files) await compare(root, file);
});
