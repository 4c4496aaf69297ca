/**
 * Follow-ups in dialogues of two to four turns, asked as owners ask them, through the whole pipeline with the embedded
 * answerer: how often each is answered from the right page, or rightly not at all. Those kept apart are only counted.
 * Run: npm run bench:dialogues [-- --details]
 *      … --score FILE               answers of any model, one JSON per line with its id, in the embedded answerer's place
 *      … --dump FILE [--score FILE] writes the prompts that a model would read, as `bench:model -- --dump` does
 * A follow-up goes on from what the embedded answerer said of the turn before, also in a dump: prompts are the same each time.
 */
import { parseArgs } from 'node:util';
import { isRight, printDetails } from './answer-scores';
import { askDialogues, DIALOGUES, ONLY_COUNTED, type FollowUp } from './dialogues/asked';
import { readAnswers, writeLines, writtenModel } from './model/answers';
import { share } from './tables';

const { values } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    dump: { type: 'string' },
    score: { type: 'string' },
  },
});

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
