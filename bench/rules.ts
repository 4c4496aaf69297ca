/**
 * What each rule that rejects answers, and each file of words, does for manuals left out: the counted sets, of which nothing
 * but counts is printed. Run: npm run bench:rules [-- --rules]; with `--rules` the files of words, half a minute each, are
 * left out.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { dataFiles } from '../functions/data/files';
import { RULES } from '../functions/src/domain/answering/reject';
import { ROOT } from './measures';
import { countsOf, leftOut, type Counts } from './rules/counts';

const { values } = parseArgs({ options: { rules: { type: 'boolean', default: false } } });

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** A row of the table: what is lost, or won, without it. */
const row = (without: Counts, all: Counts): string =>
  [
    without.answers.filter((answer, at) => answer !== all.answers[at]).length,
    signed(without.right - all.right),
    signed(without.wrong - all.wrong),
  ].join(' | ');

async function withoutWords(file: string): Promise<Counts> {
  const script = join(ROOT, 'bench/rules/without-words.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', script, file],
    { cwd: ROOT, maxBuffer: 64 * 2 ** 20 },
  );
  return JSON.parse(stdout) as Counts;
}

const samples = await leftOut();
const all = countsOf(samples, new Set());
console.log(
  `${samples.length} questions left out: ${all.right} right pages first, ${all.wrong} wrong`,
);
console.log(
  '| Without | Answers changed | Right page first | Wrong page first |\n|---|---|---|---|',
);
for (const { id } of RULES) {
  console.log(`| rule \`${id}\` | ${row(countsOf(samples, new Set([id])), all)} |`);
}
const files = values.rules
  ? []
  : Object.keys(dataFiles).filter((name) => !/^(?:patterns|prompts)\//.test(name));
for (const file of files) console.log(`| \`${file}\` | ${row(await withoutWords(file), all)} |`);
