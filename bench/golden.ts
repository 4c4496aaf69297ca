/**
 * The golden run: what every question under `bench/` and of `functions/test/fixtures/cases` is answered, and what a change changed.
 * Run: npm run bench -- golden [--compare REF] [--details]. With REF both trees are asked in one go, each by its own code;
 * fails where the counted sets lose more than they may. Of sets that are only counted nothing but counts is printed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { besideRef, outputOf } from './beside';
import { broken, pairsOf, table, type Pair } from './golden/compare';
import type { GoldenEntry } from './golden/entry';
import { inFolder, ROOT } from './measures';
import { CASES, MANUALS } from './shared-data';

const { values } = parseArgs({
  options: { compare: { type: 'string' }, details: { type: 'boolean', default: false } },
});

const record = (root: string): Promise<GoldenEntry[]> =>
  inFolder(async (folder) => {
    const file = join(folder, 'entries.json');
    await outputOf('golden/record.ts', [file], root);
    return JSON.parse(readFileSync(file, 'utf8')) as GoldenEntry[];
  });

function printDifference({ before, after, aspects }: Pair): void {
  console.log(`${after.set}/${after.id}: ${aspects.join(', ')}`);
  for (const { isRight, pages, confidence, response } of [before, after]) {
    const verdict = isRight ? 'right' : 'wrong';
    console.log(`  ${verdict} [${pages}] ${confidence}: ${response.replaceAll('\n', ' ⏎ ')}`);
  }
}

for (const path of [CASES, MANUALS]) if (!existsSync(path)) console.log(`Not here: ${path}`);
const { compare: ref, details } = values;
const [before, after] = await Promise.all([ref && besideRef(ref, record), record(ROOT)]);
const pairs = pairsOf(before || after, after);
if (ref) console.log(`${ref} → this tree: answers changed, by what changed`);
if (details) {
  pairs.filter((one) => one.aspects.length > 0 && !one.after.isCounted).forEach(printDifference);
}
console.table(table(pairs));
const limits = broken(pairs);
limits.forEach((limit) => console.error(limit));
process.exitCode = limits.length === 0 ? 0 : 1;
