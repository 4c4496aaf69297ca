/**
 * A model in Gemini's place: its exact prompts, and its answers scored through the real pipeline.
 * Run: npm run bench -- model --dump FILE      one prompt per line: { id, instructions, data }; "id#2" after a second search
 *      … --dump FILE --score FILE              those of second searches, too, which answers in the second file ask for
 *      npm run bench -- model [--score FILE]   answers, one JSON per line with its id; those in the repository without FILE
 *      npm run bench -- model --provider vertex  asks Gemini, where credentials are given (see bench/models.ts)
 *      … --keep FILE                           writes the answers with the words of their units in the place of numbers
 *      … --details                             prints what is wrong
 *      … --slips 5                             a tenth of the numbers slips to the neighbour, with so many seeds
 *      … findings --dump FILE [--manual NAME]  the prompts by which a model points while a manual is read: six manuals, or one
 *      … findings --score FILE                 replies to these, { id, reply } a line, beside the rules; those in the repository without FILE
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { answerPrompt } from '../functions/src/usecases/prompts/answer-prompt';
import type { Models } from '../functions/src/composition/models';
import type { Outcome } from './answer-scores';
import { byEvidence, isRight, printDetails, reliability, summary } from './answer-scores';
import { answererOf } from './answerer';
import { questionsOf } from './manuals/question-sets';
import { costMeter } from './model/cost';
import { inWords, readAnswers, writeLines, writtenModel, type Written } from './model/answers';
import { scoreFindings } from './model/findings';
import { pointing, type ModelFor } from './model/pointing';
import { readingPrompts, SHOWN } from './model/readings';
import { slipping } from './model/slips';
import { gemini, modelsOf } from './models';

const { values, positionals } = parseArgs({
  options: {
    dump: { type: 'string' },
    score: { type: 'string' },
    manual: { type: 'string' },
    keep: { type: 'string' },
    provider: { type: 'string', default: 'local' },
    details: { type: 'boolean', default: false },
    slips: { type: 'string', default: '0' },
  },
  allowPositionals: true,
});

/** Each such question of a manual, so that all manuals and kinds are asked. */
const EVERY = 3;

/** A hundred questions and some of the demonstration manual and of the printed ones: the same ones each time. */
function chosenQuestions() {
  const demonstration = [...questionsOf('tuning'), ...questionsOf('dev')].filter(
    ({ manual }) => manual === 'faro-brisa',
  );
  return [...demonstration, ...questionsOf('printed')].map(({ path, questions }) => ({
    path,
    questions: questions.filter((_, at) => at % EVERY === 0),
  }));
}

const ANSWERS = join(import.meta.dirname, 'model/answers.jsonl');
const isGemini = values.provider === 'vertex';
/** Of no use to findings, whose replies are other ones. */
const answers = readAnswers(positionals[0] === 'findings' ? ANSWERS : (values.score ?? ANSWERS));
const cost = costMeter();
const { prompts, modelFor } = writtenModel(answers, (...given) => cost.answered(...given));
const kept: Written[] = [];
let invented = 0;

/** The same model; what it is shown and what it answers is counted and kept. */
const listened =
  (model: ModelFor): ModelFor =>
  (id) => ({
    point: async (asked, excerpts, allowance) => {
      cost.shown(answerPrompt(asked, excerpts));
      const pointed = await model(id).point(asked, excerpts, allowance);
      const known = new Set(excerpts.flatMap(({ units }) => units.map(({ number }) => number)));
      if (!pointed.claims.every(({ units }) => units.every((one) => known.has(one)))) invented += 1;
      kept.push(inWords({ id, ...pointed }, excerpts));
      return pointed;
    },
  });

/** Asks through the whole pipeline, with a model for each prompt in Gemini's place: only those that `isAsked` names. */
async function askAll(
  known: Models,
  model: ModelFor,
  isAsked: (id: string) => boolean = () => true,
) {
  const { models, asks } = pointing(known, model, cost.asked);
  const outcomes: Outcome[] = [];
  for (const { path, questions } of chosenQuestions()) {
    const ask = await answererOf(path, models);
    for (const expected of questions.filter(({ id }) => isAsked(id))) {
      asks(expected.id);
      outcomes.push({ expected, answered: await ask(expected.question) });
    }
  }
  return outcomes;
}

/** Gemini itself, with its embeddings and the tokens that Google counts; or answers that somebody wrote. */
async function outcomesOfModel(): Promise<Outcome[]> {
  const known = await modelsOf(isGemini ? 'vertex' : 'local');
  if (!isGemini) return askAll(known, listened(modelFor), (id) => answers.has(id));
  const model = await gemini();
  const ofGemini: ModelFor = () => model;
  return askAll(known, listened(ofGemini));
}

/** How many answers are wrong and told without reserve where numbers slip, by seed. */
async function wrongWithSlips(
  seeds: number,
): Promise<Record<number, { wrong: number; high: number }>> {
  const known = await modelsOf('local');
  const rows: Record<number, { wrong: number; high: number }> = {};
  for (let seed = 1; seed <= seeds; seed++) {
    const slip = slipping(seed);
    const model: ModelFor = (id) => ({
      point: async (...asked) => slip(await modelFor(id).point(...asked)),
    });
    const all = await askAll(known, model, (id) => answers.has(id));
    const wrong = all.filter((outcome) => !isRight(outcome));
    const high = wrong.filter(({ answered }) => answered.confidence === 'high').length;
    rows[seed] = { wrong: wrong.length, high };
  }
  return rows;
}

if (positionals[0] === 'findings') {
  if (values.dump === undefined) {
    const replies = values.score ?? join(import.meta.dirname, 'model/readings.jsonl');
    await scoreFindings(replies, values.details);
  } else {
    const { manual } = values;
    writeLines(values.dump, await readingPrompts(manual === undefined ? SHOWN : [manual]));
  }
} else if (Number(values.slips) > 0) {
  console.table(await wrongWithSlips(Number(values.slips)));
} else if (values.dump !== undefined && !isGemini) {
  await askAll(await modelsOf('local'), modelFor);
  writeLines(values.dump, [...prompts.values()]);
  console.log(`${prompts.size} prompts written to ${values.dump}`);
} else {
  const all = await outcomesOfModel();
  if (values.details) all.filter((outcome) => !isRight(outcome)).forEach(printDetails);
  console.log(`${all.length} questions, ${kept.length} answers`);
  for (const table of [summary(all), reliability(all), byEvidence(all), cost.report(all.length)]) {
    console.table(table);
  }
  console.log(cost.assumptions());
  console.log(`${invented} answers point at what they were not given`);
  if (values.keep !== undefined) writeLines(values.keep, kept);
}
