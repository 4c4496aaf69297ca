/**
 * A model in Gemini's place: its exact prompts, and its answers scored through the real pipeline.
 * Run: npm run bench:model -- --dump FILE      one prompt per line: { id, instructions, data }; "id#2" after a second search
 *      … --dump FILE --score FILE              those of second searches, too, which answers in the second file ask for
 *      npm run bench:model [-- --score FILE]   answers, one JSON per line with its id; those in the repository without FILE
 *      npm run bench:model -- --provider vertex  asks Gemini, where credentials are given (see bench/models.ts)
 *      … --keep FILE                           writes the answers with the words of their units in the place of numbers
 *      … --details                             prints what is wrong
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerPrompt } from '../functions/src/usecases/prompts/answer-prompt';
import { byEvidence, isRight, printDetails, reliability, summary } from './answer-scores';
import { costMeter, type Cost } from './model/cost';
import {
  inWords,
  readAnswers,
  writeLines,
  writtenModel,
  type Answers,
  type Written,
} from './model/answers';
import { askAll, type Options } from './model/asked';
import type { ModelFor } from './model/pointing';
import { gemini, modelsOf } from './models';

const { values } = parseArgs({
  options: {
    dump: { type: 'string' },
    score: { type: 'string', default: join(import.meta.dirname, 'model/answers.jsonl') },
    keep: { type: 'string' },
    provider: { type: 'string', default: 'local' },
    details: { type: 'boolean', default: false },
  },
});

async function dump(file: string, answers: Answers): Promise<void> {
  const { prompts, modelFor } = writtenModel(answers);
  await askAll(modelFor);
  writeLines(file, [...prompts.values()]);
  console.log(`${prompts.size} prompts written to ${file}`);
}

type Asking = { modelFor: ModelFor; options: Options; answers: number };

/** Asks, and prints how it went. */
async function report({ modelFor, options, answers }: Asking, cost: Cost): Promise<void> {
  const kept: Written[] = [];
  let invented = 0;
  const outcomes = await askAll(
    (id) => ({
      point: async (asked, excerpts, allowance) => {
        cost.shown(answerPrompt(asked, excerpts));
        const pointed = await modelFor(id).point(asked, excerpts, allowance);
        const known = new Set(excerpts.flatMap(({ units }) => units.map(({ number }) => number)));
        const isKnown = pointed.claims.every(({ units }) => units.every((one) => known.has(one)));
        if (!isKnown) invented += 1;
        kept.push(inWords({ id, ...pointed, busqueda: [...(pointed.busqueda ?? [])] }, excerpts));
        return pointed;
      },
    }),
    { ...options, onUsage: cost.asked },
  );
  if (values.details) outcomes.filter((outcome) => !isRight(outcome)).forEach(printDetails);
  console.log(`${outcomes.length} questions, ${answers || kept.length} answers`);
  console.table(summary(outcomes));
  console.table(reliability(outcomes));
  console.table(byEvidence(outcomes));
  console.table(cost.report(outcomes.length));
  console.log(cost.assumptions());
  console.log(`${invented} answers point at what they were not given`);
  if (values.keep !== undefined) writeLines(values.keep, kept);
}

/** Answers that somebody wrote. */
async function score(file: string): Promise<void> {
  const answers = readAnswers(file);
  const cost = costMeter();
  const { modelFor } = writtenModel(answers, (...given) => cost.answered(...given));
  const options = { isAsked: (id: string) => answers.has(id) };
  await report({ modelFor, options, answers: answers.size }, cost);
}

/** Gemini itself, with its embeddings; the tokens are those that Google counts. */
async function askGemini(): Promise<void> {
  await modelsOf('vertex');
  const model = await gemini();
  await report({ modelFor: () => model, options: { provider: 'vertex' }, answers: 0 }, costMeter());
}

if (values.provider === 'vertex') await askGemini();
else if (values.dump === undefined) await score(values.score);
else await dump(values.dump, readAnswers(values.score));
