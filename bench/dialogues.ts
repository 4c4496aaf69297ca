/**
 * Follow-ups in dialogues of two to four turns, asked as owners ask them, through the whole pipeline with the embedded
 * answerer: how often each is answered from the right page, or rightly not at all. Those kept apart are only counted.
 * Run: npm run bench:dialogues [-- --details]
 *      … --dump FILE     one prompt per line of what a model would read, as `bench:model -- --dump` writes them
 *      … --dump FILE --answers FILE  those of second searches, too ("id#2"), which the answers of the second file ask for
 *      … --score FILE    answers of any model, one JSON per line with its id, in the place of the embedded answerer's
 * A follow-up goes on from what the embedded answerer said of the turn before, also in a dump: prompts are the same each time.
 */
import { parseArgs } from 'node:util';
import { isRight, percent, printDetails } from './answer-scores';
import { askDialogues, DIALOGUES, type FollowUp } from './dialogues/asked';
import { readAnswers, writeLines, writtenModel, type Answers } from './model/answers';

const { values } = parseArgs({
  options: {
    details: { type: 'boolean', default: false },
    dump: { type: 'string' },
    answers: { type: 'string' },
    score: { type: 'string' },
  },
});

function report(set: string, followUps: readonly FollowUp[], mayShow: boolean): void {
  const wrong = followUps.filter((one) => !isRight(one));
  console.log(`${set}: right ${percent(followUps.length - wrong.length, followUps.length)}`);
  if (!values.details || !mayShow) return;
  for (const one of wrong) {
    console.log(`${one.id}: understood as ${one.answered.understoodAs ?? 'it is written'}`);
    printDetails(one);
  }
}

async function embedded(): Promise<void> {
  const all: FollowUp[] = [];
  for (const { name, mayShow } of DIALOGUES) {
    const followUps = await askDialogues(name);
    report(name, followUps, mayShow);
    all.push(...followUps);
  }
  report('all', all, false);
}

async function byModel(answers: Answers, file?: string): Promise<void> {
  const { prompts, modelFor } = writtenModel(answers);
  const all: FollowUp[] = [];
  for (const { name } of DIALOGUES) {
    const followUps = await askDialogues(name, modelFor);
    // What is about money reaches no model.
    const answered = followUps.filter(({ id }) => answers.has(id) || !prompts.has(id));
    if (file === undefined) report(name, answered, true);
    all.push(...answered);
  }
  if (file === undefined) {
    report('all', all, false);
    return;
  }
  writeLines(file, [...prompts.values()]);
  console.log(`${prompts.size} prompts written to ${file}`);
}

const { answers } = values;
if (values.dump !== undefined)
  await byModel(answers ? readAnswers(answers) : new Map(), values.dump);
else if (values.score !== undefined) await byModel(readAnswers(values.score));
else await embedded();
