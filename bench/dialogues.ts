/**
 * Follow-ups in dialogues of two to four turns, asked as owners ask them, through the whole pipeline with the embedded
 * answerer: how often each is answered from the right page, or rightly not at all. Those kept apart are only counted.
 * Run: npm run bench -- dialogues [--details]
 *      … --score FILE               answers of any model, one JSON per line with its id, in the embedded answerer's place
 *      … --dump FILE [--score FILE] writes the prompts that a model would read, as `npm run bench -- model --dump` does
 * A follow-up goes on from what the embedded answerer said of the turn before, also in a dump: prompts are the same each time.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { extractiveModel } from '../functions/src/adapters/local/extractive-model';
import type { AnswerModel } from '../functions/src/domain/answering/answer-model';
import { isRight, printDetails, type Expected, type Outcome } from './answer-scores';
import { answererOf } from './answerer';
import { pathOfManual } from './manuals/question-sets';
import { jsonLines } from './measures';
import { readAnswers, writeLines, writtenModel } from './model/answers';
import { pointing, type ModelFor } from './model/pointing';
import { modelsOf } from './models';
import { share } from './tables';

const { values } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    dump: { type: 'string' },
    score: { type: 'string' },
  },
});

/** Written before there was a rule; the second ones are only counted, and nobody who works on the rules looks at their failures. */
const DIALOGUES = ['open', 'apart', 'strangers', 'strangers-apart'];
const ONLY_COUNTED = ['apart', 'strangers-apart'];

type Turn = Pick<Expected, 'question' | 'pages' | 'mustContain'>;
type Dialogue = { id: string; manual: string; turns: Turn[] };

/** A question after another one; `id`: its dialogue and the number of the turn, from 2. */
type FollowUp = Outcome<Expected & { id: string }>;

/** All follow-ups of a set, each after the embedded answerer's answer to the turn before. */
async function askDialogues(set: string, modelFor?: ModelFor): Promise<FollowUp[]> {
  const embedded = await modelsOf('local');
  const model = modelFor && pointing(embedded, modelFor);
  let isModelAsked = false;
  const either: AnswerModel = {
    answer: (...asked) =>
      (model && isModelAsked ? model.models.model : extractiveModel).answer(...asked),
  };
  const models = model ? { ...model.models, fallbackModel: null, model: either } : embedded;
  const followUps: FollowUp[] = [];
  for (const { id: dialogue, manual, turns } of jsonLines<Dialogue>(
    join(import.meta.dirname, `dialogues/${set}.jsonl`),
  )) {
    const ask = await answererOf(pathOfManual(manual), models);
    let last: number | undefined;
    for (const [at, turn] of turns.entries()) {
      const id = `${dialogue}-${at + 1}`;
      model?.asks(id);
      // The next turn goes on from the embedded answerer's answer whoever answers, so that prompts stay the same.
      const own = await ask(turn.question, last);
      isModelAsked = model !== undefined && at > 0;
      const answered = isModelAsked ? await ask(turn.question, last) : own;
      isModelAsked = false;
      const expected = { id, answerable: turn.pages.length > 0, ...turn };
      if (at > 0) followUps.push({ expected, answered });
      last = own.id ?? undefined;
    }
  }
  return followUps;
}

const answers = values.score === undefined ? new Map<string, never>() : readAnswers(values.score);
const { prompts, modelFor } = writtenModel(answers);
const isModelAsked = values.score !== undefined || values.dump !== undefined;

const all: FollowUp[] = [];
for (const name of DIALOGUES) {
  const asked = await askDialogues(name, isModelAsked ? modelFor : undefined);
  // What is about money reaches no model.
  const followUps = asked.filter(({ expected: { id } }) => answers.has(id) || !prompts.has(id));
  all.push(...followUps);
  if (values.dump !== undefined) continue;
  console.log(`${name}: right ${share(followUps, isRight)}`);
  if (!values.details || (ONLY_COUNTED.includes(name) && !isModelAsked)) continue;
  for (const one of followUps.filter((followUp) => !isRight(followUp))) {
    const { expected, answered } = one;
    console.log(`${expected.id}: understood as ${answered.understoodAs ?? 'it is written'}`);
    printDetails(one);
  }
}
if (values.dump === undefined) console.log(`all: right ${share(all, isRight)}`);
else {
  writeLines(values.dump, [...prompts.values()]);
  console.log(`${prompts.size} prompts written to ${values.dump}`);
}
