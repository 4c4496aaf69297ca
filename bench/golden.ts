/**
 * The golden run: what every question under `bench/` and of `../shared/cases` is answered, and what a change changed.
 * Run: npm run bench:golden [-- --compare REF] [--details]. With REF both trees are asked in one go, each by its own code;
 * fails where the counted sets lose more than they may. Of sets that are only counted nothing but counts is printed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { besideRef } from './beside';
import { broken, differences, table, type Difference } from './golden/compare';
import type { GoldenEntry } from './golden/entry';
import { inFolder, ROOT } from './measures';
import { outputOf } from './programs';
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

function printDifference({ before, after, aspects }: Difference): void {
  const verdict = (entry: GoldenEntry) => (entry.isRight ? 'right' : 'wrong');
  console.log(
    `${after.set}/${after.id}: ${verdict(before)} → ${verdict(after)}, ${aspects.join(', ')}`,
  );
  for (const entry of [before, after]) {
    console.log(
      `  [${entry.pages}] ${entry.confidence}: ${entry.response.replaceAll('\n', ' ⏎ ')}`,
    );
  }
}

async function compare(ref: string): Promise<boolean> {
  const [before, after] = await Promise.all([besideRef(ref, record), record(ROOT)]);
  if (values.details) {
    differences(before, after)
      .filter(({ after: { isCounted } }) => !isCounted)
      .forEach(printDifference);
  }
  console.log(`${after.length} questions, ${ref} → this tree: answers changed, by what changed`);
  console.table(table(before, after));
  const limits = broken(before, after);
  limits.forEach((limit) => console.error(limit));
  return limits.length === 0;
}

for (const path of [CASES, MANUALS]) if (!existsSync(path)) console.log(`Not here: ${path}`);
if (values.compare === undefined) {
  const entries = await record(ROOT);
  console.table(table(entries, entries));
} else process.exitCode = (await compare(values.compare)) ? 0 : 1;
