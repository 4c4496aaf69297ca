import { extractiveAnswer } from '../../functions/src/domain/answering/extractive-answer';
import type { State } from '../../functions/src/domain/answering/pipeline';
import { RULES, timeOf } from '../../functions/src/domain/answering/reject';
import type { Rule } from '../../functions/src/domain/answering/reject/rule';
import type { AnswerModel } from '../../functions/src/domain/ports';
import { unlimited } from '../../functions/src/domain/processor-budget';

type Heard = (stage: string, state: State) => void;

/** Ids of rules; fails with what is none. */
export function rulesNamed(ids: readonly string[]): Set<string> {
  const unknown = ids.filter((id) => !RULES.some((rule) => rule.id === id));
  if (unknown.length > 0) {
    throw new Error(`No rule ${unknown.join(', ')}: ${RULES.map(({ id }) => id).join(', ')}`);
  }
  return new Set(ids);
}

/** The embedded answerer without these rules. */
export const answererWithout = (without: ReadonlySet<string>, trace?: Heard): AnswerModel => ({
  answer: ({ readAs, weights }, excerpts, { budget = unlimited } = {}) =>
    Promise.resolve(
      budget.spend(() =>
        extractiveAnswer(readAs, excerpts, weights, budget, { without, ...(trace && { trace }) }),
      ),
    ),
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);

const SHOWN = 5;

/** Which rules each stage applies. */
const APPLIED: Readonly<Record<string, Rule['after']>> = {
  reject: 'measure',
  'reject other parts': 'score',
  'reject opposites': 'certainty',
};

/** Prints what each stage kept, the best first, and which rule rejected what. */
export function printStage(stage: string, state: State): void {
  const { asked, candidates, measured, rejected, scored, certainty, chosen, draft } = state;
  const pageOf = (excerpt: number) => asked.excerpts[excerpt]?.chunk.pageReference;
  console.log(`${stage}:`);
  if (stage === 'candidates') console.log(`  ${candidates.length} statements`);
  const applied = APPLIED[stage];
  if (applied) {
    console.log(`  ${measured.length} candidates, ${rejected.length} rejected so far`);
    for (const { id } of RULES.filter((rule) => timeOf(rule) === applied)) {
      const fallen = rejected.filter(({ rule }) => rule === id);
      if (fallen.length === 0) continue;
      console.log(`  ${id} rejects ${fallen.length}`);
      for (const { candidate } of fallen.slice(0, SHOWN)) {
        console.log(`    ${pageOf(candidate.excerpt)}: ${oneLine(candidate.statement.text)}`);
      }
    }
  }
  if (stage === 'score' || stage.startsWith('reject ')) {
    for (const { score, excerpt, statement } of scored.slice(0, SHOWN)) {
      console.log(`  ${score.toFixed(2)} ${pageOf(excerpt)}: ${oneLine(statement.text)}`);
    }
  }
  if (stage === 'certainty') console.log(`  ${certainty.toFixed(2)}`);
  if (stage === 'select') {
    for (const { quotation } of chosen) console.log(`  ${oneLine(quotation.text)}`);
  }
  if (stage === 'compose') console.log(`  ${draft?.statements.length ?? 0} statements`);
}
