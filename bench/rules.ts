/**
 * What each rule that rejects answers, and each file of words, does for manuals left out: the counted sets, of which nothing
 * but counts is printed. Rules are tried on all of these questions; files, each in a process of its own as words are read
 * once, on every second question about a vehicle.
 * Run: npm run bench -- rules [--rules | --files [FILE…]]; a FILE as `lexicon/wheels.syn`.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { dataFiles } from '../functions/data/files';
import { RULES } from '../functions/src/domain/answering/reject/rules';
import { outputOf } from './beside';
import { countsOf, leftOut, type Counts } from './rules/counts';

const { values, positionals } = parseArgs({
  options: { rules: { type: 'boolean' }, files: { type: 'boolean' } },
  allowPositionals: true,
});

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));

/** What is lost, or won, without each: nothing but counts. */
async function tryAll(
  names: readonly string[],
  countsWithout: (...names: string[]) => Promise<Counts>,
) {
  const all = await countsWithout();
  console.log(
    `${all.answers.length} questions left out: ${all.right} right pages first, ${all.wrong} wrong\n`,
  );
  console.log('| Without | Answers changed | Right page first | Wrong page first |');
  console.log('|---|---|---|---|');
  const left = [...names];
  const next = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      const { answers, right, wrong } = await countsWithout(name);
      const changed = answers.filter((answer, at) => answer !== all.answers[at]).length;
      const cells = [`\`${name}\``, changed, signed(right - all.right), signed(wrong - all.wrong)];
      console.log(`| ${cells.join(' | ')} |`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

if (!values.files) {
  const samples = await leftOut();
  const ids = RULES.map(({ id }) => id);
  await tryAll(ids, (...without) => Promise.resolve(countsOf(samples, new Set(without))));
}
if (!values.rules) {
  // What a model is told is no word of the embedded answerer.
  const files = Object.keys(dataFiles).filter((name) => !name.startsWith('prompts/'));
  const without = async (...names: string[]) =>
    JSON.parse(await outputOf('rules/without-words.ts', names)) as Counts;
  await tryAll(positionals.length > 0 ? positionals : files, without);
}
