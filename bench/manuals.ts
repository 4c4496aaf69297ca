/**
 * Questions as owners put them, over several manuals, through the real reader, chunker, search and answering model: how
 * often the right page is found and cited, how often it abstains rightly, and how far its confidence can be relied on.
 * Run: npm run bench:manuals [-- --set NAME] [--details] [--provider local|vertex] [--without RULE]...;
 * `--trace "question" [--manual FILE]` asks that one alone and prints what each stage of the embedded answerer kept.
 * `bench/models.ts` says what Vertex needs. Failures of a test set are never shown: it would be no test any more.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Models } from '../functions/src/composition/models';
import {
  isRight,
  latency,
  outcomesOf,
  percent,
  printDetails,
  reliability,
  summary,
  type Outcome,
} from './answer-scores';
import { answererOf } from './answerer';
import { ONLY_COUNTED, questionsOf, SETS, type ManualQuestions } from './manuals/question-sets';
import { answererWithout, printStage, rulesNamed } from './manuals/trace';
import { timed } from './measures';
import { modelsOf, PROVIDERS } from './models';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'dev' },
    provider: { type: 'string', default: 'local' },
    details: { type: 'boolean', default: false },
    trace: { type: 'string' },
    manual: {
      type: 'string',
      default: join(import.meta.dirname, '../local/demo/manual-faro-brisa.pdf'),
    },
    without: { type: 'string', multiple: true, default: [] },
  },
});

function oneOf<Name extends string>(option: string, value: string, names: readonly Name[]): Name {
  const name = names.find((known) => known === value);
  if (name === undefined) throw new Error(`--${option} is one of ${names.join(', ')}`);
  return name;
}

async function ask({ path, questions }: ManualQuestions, models: Models) {
  const [answer, milliseconds] = await timed(() => answererOf(path, models));
  const seconds = (milliseconds / 1000).toFixed(1);
  return { seconds, outcomes: await outcomesOf(questions, answer) };
}

function printByKind(outcomes: Awaited<ReturnType<typeof ask>>['outcomes']): void {
  const kinds = [...new Set(outcomes.flatMap(({ expected }) => expected.kinds))].sort();
  const rows = kinds.map((kind): [string, string] => {
    const having = outcomes.filter(({ expected }) => expected.kinds.includes(kind));
    return [kind, percent(having.filter(isRight).length, having.length)];
  });
  console.log('Right page first, or rightly none, by kind of question');
  console.table(Object.fromEntries(rows));
}

async function run(): Promise<void> {
  const set = oneOf('set', values.set, SETS);
  const provider = oneOf('provider', values.provider, PROVIDERS);
  if (values.details && ONLY_COUNTED.includes(set)) throw new Error(`${set} is only counted`);
  const { present, absent } = questionsOf(set);
  for (const { path, questions } of absent) {
    console.log(`Not here: ${path}; its ${questions.length} questions are not asked.`);
  }
  const composed = await modelsOf(provider);
  const without = rulesNamed(values.without);
  const models = without.size > 0 ? { ...composed, model: answererWithout(without) } : composed;
  const columns: Record<string, Record<string, string>> = {};
  const all: Awaited<ReturnType<typeof ask>>['outcomes'] = [];
  for (const questions of present) {
    const { seconds, outcomes } = await ask(questions, models);
    if (values.details) outcomes.filter((outcome) => !isRight(outcome)).forEach(printDetails);
    columns[questions.manual] = summaryWithTimes(outcomes, `${seconds} s`);
    all.push(...outcomes);
  }
  columns.all = summaryWithTimes(all, '-');
  console.log(
    `Set ${set}, provider ${provider}: ${all.length} questions over ${present.length} manuals`,
  );
  for (const [manual, column] of Object.entries(columns)) {
    console.log(manual);
    console.table(column);
  }
  console.log('Answers of all manuals, by the confidence told');
  console.table(reliability(all));
  printByKind(all);
}

const summaryWithTimes = (outcomes: readonly Outcome[], reading: string) => ({
  ...summary(outcomes),
  'read, chunked, indexed and embedded in': reading,
  'latency without the database': latency(outcomes),
});

/** One question, by the embedded answerer, stage by stage. */
async function trace(question: string): Promise<void> {
  const model = answererWithout(rulesNamed(values.without), printStage);
  const ask = await answererOf(values.manual, { ...(await modelsOf('local')), model });
  const { response, confidence } = await ask(question);
  console.log(`\n${confidence}: ${response}`);
}

await (values.trace === undefined ? run() : trace(values.trace));
