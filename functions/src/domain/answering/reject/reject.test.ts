import { anExcerpt } from '../../../testing/excerpts';
import { CELL_SEPARATOR } from '../../text/cells';
import { begin, MEASURING, run, type State } from '../pipeline';
import { RULES, ruleAgainst, timeOf } from './rules';
import { aQuestion } from '../../../testing/questions';
import type { RuleCase } from './rule';

const everyRule = new Set(RULES.map(({ id }) => id));

/** Everything in the passage that could be quoted, rejected by none. */
function measuredIn({ question, content, headings = [] }: RuleCase): State {
  const excerpts = [anExcerpt({ content: content.replaceAll(' | ', CELL_SEPARATOR), headings })];
  return run(begin(aQuestion(question), { excerpts }, { without: everyRule }), MEASURING);
}

/** Which candidates this rule, alone, rejects. */
function judge(id: string, one: RuleCase): boolean[] {
  const rule = RULES.find((known) => known.id === id);
  const { measured, words, question } = measuredIn(one);
  if (!rule || measured.length === 0) throw new Error(`nothing to judge by ${id}`);
  const others = new Set(RULES.filter((other) => other !== rule).map((other) => other.id));
  const ruleOf = ruleAgainst(timeOf(rule), { ...question, found: [one.content], words }, others);
  return measured.map((candidate) => ruleOf(candidate) === id);
}

describe('a rule that rejects answers', () => {
  it.each(RULES)('$id rejects its example', ({ id, example }) => {
    expect(judge(id, example)).toContain(true);
  });

  it.each(RULES)('$id lets its counter-example through', ({ id, counterExample }) => {
    expect(judge(id, counterExample)).not.toContain(true);
  });

  it('has an id of its own', () => {
    expect(everyRule.size).toBe(RULES.length);
  });
});
