/**
 * "Más allá del manual": what no manual tells and another place knows, asked of printed manuals through the whole pipeline,
 * and questions that the same manuals answer. A card counts as right when its topic is the question's.
 * Run: npm run bench -- beyond [--details]; `apart` was written with `silent`, before any rule: it is only counted.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { topicOf } from '../functions/src/domain/beyond/topic';
import { answererOf, NO_VEHICLE, type Answered } from './answerer';
import { pathOfManual, questionsOf, SETS as QUESTION_SETS } from './manuals/question-sets';
import { jsonLines } from './measures';
import { modelsOf } from './models';
import { byGroup } from './tables';

type Asked = { id: string; manual: string; question: string; topic?: string; country?: string };
type Outcome = Asked & { set: string; answered: Answered };

const { values } = parseArgs({ options: { details: { type: 'boolean', default: false } } });

/** Of `silent` and `apart` together, which are 40. */
const MIN_RIGHT = 36;
/** Those of strangers are only counted, too. */
const SETS = ['silent', 'apart', 'answerable', 'strangers', 'strangers-answerable'];
const MAY_SHOW = ['silent', 'answerable'];

const models = await modelsOf('local');
const all: Outcome[] = [];
for (const set of SETS) {
  for (const asked of jsonLines<Asked>(join(import.meta.dirname, `beyond/${set}.jsonl`))) {
    const { manual, question, country = 'ES' } = asked;
    const ask = await answererOf(pathOfManual(manual), models, { ...NO_VEHICLE, country });
    all.push({ ...asked, set, answered: await ask(question) });
  }
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

for (const one of values.details ? all.filter(({ set }) => MAY_SHOW.includes(set)) : []) {
  const { id, question, topic, answered } = one;
  const { beyond, response } = answered;
  if (isRight(one)) continue;
  console.log(
    `${id} ${question}\n  ${topic ?? 'no card'}, not ${beyond?.topic ?? 'none'}: ${response}`,
  );
}
const groupsOf = ({ set }: Outcome) =>
  set === 'silent' || set === 'apart' ? [set, 'both of these'] : [set];
const rows = byGroup(all, groupsOf, row);
console.table(rows);
const others = QUESTION_SETS.flatMap((set) => questionsOf(set))
  .flatMap(({ questions }) => questions)
  .filter((one) => one.answerable);
const told = others.filter(({ question }) => topicOf(question) !== null).length;
console.log(
  `${told} of ${others.length} answerable questions of bench/manuals have words of a topic`,
);
const { right = 0 } = rows['both of these'] ?? {};
const isMet = right >= MIN_RIGHT && rows['answerable']?.right === rows['answerable']?.questions;
console.log(
  `${isMet ? 'met' : 'NOT met'}: right card on ${MIN_RIGHT} of 40, none on 100 answerable`,
);
process.exit(isMet ? 0 : 1);
