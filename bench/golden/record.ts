/** Asks every question under `bench/` and of the cases, and writes what is compared of each answer: record.ts FILE. */
import { writeFileSync } from 'node:fs';
import { isRight, outcomesOf } from '../answer-scores';
import { answererOf } from '../answerer';
import { caseQuestions } from '../cases/expected';
import { faultsOfAnswer } from '../cases/judge';
import { ONLY_COUNTED, questionsOf, SETS } from '../manuals/question-sets';
import { modelsOf } from '../models';
import { aspectsOf, type GoldenEntry } from './entry';

const [, , file] = process.argv;
if (file === undefined) throw new Error('record.ts FILE');

const models = await modelsOf('local');
const entries: GoldenEntry[] = [];
for (const set of SETS) {
  const isCounted = ONLY_COUNTED.includes(set);
  for (const { path, questions } of questionsOf(set)) {
    for (const outcome of await outcomesOf(questions, await answererOf(path, models))) {
      const { id, answerable } = outcome.expected;
      const aspects = aspectsOf(outcome.answered, isCounted);
      entries.push({ set, id, isCounted, answerable, isRight: isRight(outcome), ...aspects });
    }
  }
}
for (const asked of caseQuestions()) {
  const answered = await (await answererOf(asked.path, models))(asked.question);
  entries.push({
    ...{ set: 'cases', id: asked.id, isCounted: false, answerable: asked.page !== undefined },
    isRight: faultsOfAnswer(asked, answered).length === 0,
    ...aspectsOf(answered, false),
  });
}
writeFileSync(file, JSON.stringify(entries));
