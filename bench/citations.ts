/**
 * Judged answers of a model through the check of headlines: what an owner would be shown of each. Excerpts become units, a
 * draft's quotation the units that hold it, its text the headline. The last line is one JSON object; an unfaithful headline counts
 * as of high confidence wherever the draft itself does not doubt.
 * Run: npm run bench -- citations [--file FILE] [--half even|odd] [--list]; without FILE those of `functions/test/fixtures/cases`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { outcomeOf, type JudgedAnswer, type Outcome } from './citations/outcome';
import { jsonLines } from './measures';
import { CASES } from './shared-data';
import { byGroup, tally } from './tables';

const { values } = parseArgs({
  options: { file: { type: 'string' }, half: { type: 'string' }, list: { type: 'boolean' } },
});

const FOLDER = join(CASES, 'citations');
const isOfHalf = ({ id }: JudgedAnswer): boolean =>
  values.half === undefined ||
  (Number(id.replace(/\D/g, '')) % 2 === 0) === (values.half === 'even');
const outcomesIn = (file: string): Outcome[] =>
  existsSync(file) ? jsonLines<JudgedAnswer>(file).filter(isOfHalf).map(outcomeOf) : [];
/** Of several statements, each a step. */
const isProcedure = ({ answer }: Outcome): boolean => answer.draft.statements.length > 1;

/** What happened, in the words of the counts. */
const verdictOf = ({ isFaithful, isShown, hasHeadline }: Outcome): string => {
  if (!isShown) return isFaithful ? 'falseRejections' : 'nothing shown';
  if (!hasHeadline) return isFaithful ? 'literal' : 'units alone';
  return isFaithful ? 'headline' : 'falseAcceptances';
};

const kindOf = ({ isFaithful, answer }: Outcome): string[] => [
  `${isFaithful ? 'keep' : 'drop'} ${answer.kind}`,
];
const columnOf = (outcome: Outcome): string =>
  outcome.isSafety && verdictOf(outcome) === 'literal' ? 'literal, safety' : verdictOf(outcome);

if (values.file === undefined && !existsSync(FOLDER)) {
  console.log(`Not here: ${FOLDER}, and no --file is given; nothing is judged.`);
  process.exit();
}
const read = outcomesIn(values.file ?? join(FOLDER, 'citation-cases.jsonl'));
const answers = read.filter((one) => !isProcedure(one));
const own = read.filter(isProcedure);
const procedures = own.length > 0 ? own : outcomesIn(join(FOLDER, 'citation-procedures.jsonl'));
console.table(byGroup(answers, kindOf, (some) => tally(some.map(columnOf))));
for (const outcome of values.list ? answers : []) {
  const said = outcome.answer.draft.statements.map(({ text }) => text).join(' / ');
  console.log(outcome.answer.id, verdictOf(outcome), outcome.fallen.join(), '|', said);
}
const faithful = answers.filter(({ isFaithful }) => isFaithful);
const verdict = (name: string) => answers.filter((one) => verdictOf(one) === name);
const accepted = verdict('falseAcceptances');
const may = faithful.filter(({ isSafety }) => !isSafety).length;
console.log(
  `Faithful headlines that stand: ${verdict('headline').length} of ${may} that are not safety-critical`,
);
console.log(
  JSON.stringify({
    faithful: faithful.length,
    unfaithful: answers.length - faithful.length,
    falseRejections: verdict('falseRejections').length,
    literal: verdict('literal').length,
    falseAcceptances: accepted.length,
    falseAcceptancesHigh: accepted.filter(({ answer }) => !answer.draft.isDoubtful).length,
    falseAcceptancesSafety: accepted.filter(({ isSafety }) => isSafety).length,
    procedures: procedures.length,
    gaps: procedures.filter(({ hasGap }) => hasGap).length,
  }),
);
