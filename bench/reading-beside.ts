/**
 * How much more of a processor than another commit this tree takes to read documents and find the context of their passages: each file
 * by both in turn, every time in a new process, and the ratio of the medians. Run: npm run bench -- reading-beside REF [FILE...] (default: MANUALS).
 */
import { cpSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { besideRef, outputOf } from './beside';
import { median, ROOT } from './measures';
import { MANUALS, pdfsIn } from './shared-data';

const RUNS = 5;

const [ref, ...named] = process.argv.slice(2);
if (ref === undefined) throw new Error('npm run bench -- reading-beside REF [FILE...]');

const files = named.length > 0 ? named.map((file) => resolve(file)) : pdfsIn(MANUALS);
if (files.length === 0) console.log(`no manuals at ${MANUALS}: nothing was read`);

async function compare(root: string, file: string): Promise<void> {
  const seconds: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    for (const [at, tree] of [root, ROOT].entries()) {
      seconds[at]?.push(Number(await outputOf('reading/seconds.ts', [file], tree)));
    }
  }
  const [old, own] = [median(seconds[0]), median(seconds[1])];
  console.log(
    `${basename(file)}: ${old.toFixed(2)} → ${own.toFixed(2)} s, ratio ${(own / old).toFixed(2)}`,
  );
}

console.log(`median of ${RUNS} runs in alternation, ${ref} → this tree`);
await besideRef(ref, async (root) => {
  cpSync(join(ROOT, 'bench/reading'), join(root, 'bench/reading'), { recursive: true });
  for (const file of files) await compare(root, file);
});
