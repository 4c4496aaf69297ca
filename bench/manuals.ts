/**
 * Questions as owners put them, over several manuals, through the real reader, chunker, search and answering model: how
 * often the right page is found and cited, how often it abstains rightly, and how far its confidence can be relied on.
 * Run: npm run bench -- manuals [--set NAME] [--details] [--provider local|vertex] [--without RULE]...;
 * `--trace "question" [--manual FILE]` asks that one alone and prints what each stage of the embedded answerer kept.
 * `bench/models.ts` says what Vertex needs. Failures of a test set are never shown: it would be no test any more.
 */
import { parseArgs } from 'node:util';
import type { Outcome } from './answer-scores';
import { isRight, outcomesOf, printDetails, reliability, summary } from './answer-scores';
import { answererOf } from './answerer';
import { ONLY_COUNTED, pathOfManual, questionsOf, SETS } from './manuals/question-sets';
import { answererWithout, rulesNamed, stagePrinter } from './manuals/trace';
import { modelsOf } from './models';
import { byGroup, share } from './tables';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'dev' },
    provider: { type: 'string', default: 'local' },
    details: { type: 'boolean', default: false },
    trace: { type: 'string' },
    manual: { type: 'string', default: pathOfManual('faro-brisa') },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const without = rulesNamed(values.without);

async function run(): Promise<void> {
  const set = SETS.find((name) => name === values.set);
  if (set === undefined) throw new Error(`--set is one of ${SETS.join(', ')}`);
  if (values.details && ONLY_COUNTED.includes(set)) throw new Error(`${set} is only counted`);
  const composed = await modelsOf(values.provider === 'vertex' ? 'vertex' : 'local');
  const models = without.size > 0 ? { ...composed, model: answererWithout(without) } : composed;
  const asked = questionsOf(set);
  const all: Outcome[] = [];
  for (const { manual, path, questions } of asked) {
    const outcomes = await outcomesOf(questions, await answererOf(path, models));
    if (values.details) outcomes.filter((outcome) => !isRight(outcome)).forEach(printDetails);
    console.log(manual);
    console.table(summary(outcomes));
    all.push(...outcomes);
  }
  console.log(`Set ${set}: all ${all.length} questions over ${asked.length} manuals`);
  console.table(summary(all));
  console.log('Answers of all manuals, by the confidence told');
  console.table(reliability(all));
  console.log('Right page first, or rightly none, by kind of question');
  const kindsOf = ({ expected }: Outcome) => expected.kinds ?? [];
  console.table(byGroup(all, kindsOf, (some) => share(some, isRight)));
}

/** One question, by the embedded answerer, stage by stage. */
async function trace(question: string): Promise<void> {
  const model = answererWithout(without, stagePrinter());
  const ask = await answererOf(values.manual, { ...(await modelsOf('local')), model });
  const { response, confidence } = await ask(question);
  console.log(`\n${confidence}: ${response}`);
}

await (values.trace === undefined ? run() : trace(values.trace));
