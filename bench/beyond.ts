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
const answerers = new Map<string, ReturnType<typeof answererOf>>();

/** One for each manual and country: a vehicle is registered in one. */
function answererFor({ manual, country = 'ES' }: Asked) {
  const key = `${manual} ${country}`;
  const answer =
    answerers.get(key) ?? answererOf(pathOfManual(manual), models, { ...NO_VEHICLE, country });
  answerers.set(key, answer);
  return answer;
}

async function ask(set: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const asked of jsonLines<Asked>(join(import.meta.dirname, `beyond/${set}.jsonl`))) {
    const answer = await answererFor(asked);
    outcomes.push({ ...asked, answered: await answer(asked.question) });
  }
  return outcomes;
}

const isRight = ({ topic, answered }: Outcome): boolean => answered.beyond === (topic ?? null);

function row(outcomes: readonly Outcome[]) {
  const wrong = outcomes.filter((outcome) => !isRight(outcome));
  return {
    questions: outcomes.length,
    right: outcomes.length - wrong.length,
    'another card': wrong.filter(({ answered }) => answered.beyond !== null).length,
    'answered from the manual': outcomes.filter(({ answered }) => answered.pages.length > 0).length,
    'words alone would tell it': outcomes.filter(
      ({ question, topic }) => topicOf(question) === (topic ?? null),
    ).length,
  };
}

function printWrong(outcomes: readonly Outcome[]): void {
  for (const { id, question, topic, answered } of outcomes.filter((one) => !isRight(one))) {
    const { beyond, response } = answered;
    console.log(`${id} ${question}\n  ${topic ?? 'no card'}, not ${beyond ?? 'none'}: ${response}`);
  }
}

/** Over all that manuals answer, by words alone: what would get a card if its manual were silent. */
function ofAnswerable(): string {
  const all = SETS.flatMap((set) => questionsOf(set).present)
    .flatMap(({ questions }) => questions)
    .filter(({ answerable }) => answerable);
  const told = all.filter(({ question }) => topicOf(question) !== null).length;
  return `${told} of the ${all.length} answerable questions of bench/manuals have words of a topic`;
}

const [silent, apart, answerable] = [
  await ask('silent'),
  await ask('apart'),
  await ask('answerable'),
];
const both = [...silent, ...apart];
if (values.details) printWrong([...silent, ...answerable]);
console.table({
  silent: row(silent),
  'apart, only counted': row(apart),
  'both of these': row(both),
  answerable: row(answerable),
  'written by strangers, only counted': row(await ask('strangers')),
  'answerable, by strangers': row(await ask('strangers-answerable')),
});
console.log(ofAnswerable());
const right = both.filter(isRight).length;
const isMet = right >= LEAST_RIGHT && answerable.every(isRight);
console.log(
  `${isMet ? 'met' : 'NOT met'}: right card on ${LEAST_RIGHT} of 40, none on 100 answerable`,
);
process.exit(isMet ? 0 : 1);
