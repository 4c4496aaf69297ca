/**
 * What each rule that rejects answers, and each file of words, does for manuals left out: the counted sets, of which nothing
 * but counts is printed. Rules are tried on all of these questions; files, each in a process of its own as words are read
 * once, on every second question about a vehicle.
 * Run: npm run bench:rules [-- --rules | --files [FILE…]]; a FILE as `lexicon/wheels.syn`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { dataFiles } from '../functions/data/files';
import { RULES } from '../functions/src/domain/answering/reject';
import { outputOf } from './programs';
import { countsOf, leftOut, type Counts } from './rules/counts';

const { values, positionals } = parseArgs({
  options: { rules: { type: 'boolean' }, files: { type: 'boolean' } },
  allowPositionals: true,
});

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

const printHead = ({ answers, right, wrong }: Counts): void => {
  console.log(`${answers.length} questions left out: ${right} right pages first, ${wrong} wrong\n`);
  console.log('| Without | Answers changed | Right page first | Wrong page first |');
  console.log('|---|---|---|---|');
};

/** What is lost, or won, without it. */
function printRow(name: string, without: Counts, all: Counts): void {
  const changed = without.answers.filter((answer, at) => answer !== all.answers[at]).length;
  const [right, wrong] = [without.right - all.right, without.wrong - all.wrong];
  console.log(`| ${[name, changed, signed(right), signed(wrong)].join(' | ')} |`);
}

async function tryRules(): Promise<void> {
  const samples = await leftOut();
  const all = countsOf(samples, new Set());
  printHead(all);
  for (const { id } of RULES) {
    printRow(`rule \`${id}\``, countsOf(samples, new Set([id])), all);
  }
}

const without = async (...files: string[]): Promise<Counts> =>
  JSON.parse(await outputOf('rules/without-words.ts', files)) as Counts;

async function tryFiles(files: string[]): Promise<void> {
  const all = await without();
  printHead(all);
  const next = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) {
      printRow(`\`${file}\``, await without(file), all);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

/** What a model is told is no word of the embedded answerer. */
const FILES = Object.keys(dataFiles).filter((name) => !name.startsWith('prompts/'));

if (!values.files) await tryRules();
if (!values.rules) await tryFiles(positionals.length > 0 ? positionals : FILES);
