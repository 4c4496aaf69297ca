/**
 * "Más allá del manual": what no manual tells and another place knows, asked of printed manuals through the whole pipeline,
 * and questions that the same manuals answer. A card counts as right when its topic is the question's.
 * Run: npm run bench:beyond [-- --details]; `apart` was written with `silent`, before any rule: it is only counted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { topicOf } from '../functions/src/domain/beyond/topic';
import { answererOf, NO_VEHICLE, type Answered } from './answerer';
import { pathOfManual, questionsOf, SETS } from './manuals/question-sets';
import { jsonLines } from './measures';
import { modelsOf } from './models';

type Asked = { id: string; manual: string; question: string; topic?: string; country?: string };
type Outcome = Asked & { answered: Answered };

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } });

const LEAST_RIGHT = 36;

const models = await modelsOf('local');

async function ask(set: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of jsonLines<Asked>(join(import.meta.dirname, `beyond/${set}.jsonl`))) {
    const { manual, question, country = 'ES' } = asked;
    const answer = await answererOf(pathOfManual(manual), models, { ...NO_VEHICLE, country });
    outcomes.push({ ...asked, answered: await answer(question) });
  }
  return outcomes;
}

const isRight = ({ topic, answered }: Outcome): boolean => answered.beyond?.topic === topic;

function row(outcomes: readonly Outcome[]) {
  const count = (is: (one: Outcome) => boolean): number => outcomes.filter(is).length;
  return {
    questions: outcomes.length,
    right: count(isRight),
    'another card': count((one) => !isRight(one) && one.answered.beyond !== undefined),
    'answered from the manual': count(({ answered }) => answered.pages.length > 0),
    'words alone would tell it': count(
      ({ question, topic }) => topicOf(question) === (topic ?? null),
    ),
  };
}

function printWrong(outcomes: readonly Outcome[]): void {
  for (const { id, question, topic, answered } of outcomes.filter((one) => !isRight(one))) {
    const { beyond, response } = answered;
    console.log(
      `${id} ${question}\n  ${topic ?? 'no card'}, not ${beyond?.topic ?? 'none'}: ${response}`,
    );
  }
}

const silent = await ask('silent');
const both = [...silent, ...(await ask('apart'))];
const answerable = await ask('answerable');
if (values.details) printWrong([...silent, ...answerable]);
console.table({
  silent: row(silent),
  'apart, only counted': row(both.slice(silent.length)),
  'both of these': row(both),
  answerable: row(answerable),
  'written by strangers, only counted': row(await ask('strangers')),
  'answerable, by strangers': row(await ask('strangers-answerable')),
});
const others = SETS.flatMap((set) => questionsOf(set).present)
  .flatMap(({ questions }) => questions)
  .filter((one) => one.answerable);
const told = others.filter(({ question }) => topicOf(question) !== null).length;
console.log(
  `${told} of ${others.length} answerable questions of bench/manuals have words of a topic`,
);
const isMet = row(both).right >= LEAST_RIGHT && answerable.every(isRight);
console.log(
  `${isMet ? 'met' : 'NOT met'}: right card on ${LEAST_RIGHT} of 40, none on 100 answerable`,
);
process.exit(isMet ? 0 : 1);
