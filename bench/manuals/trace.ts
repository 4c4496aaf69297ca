import { extractiveAnswer } from '../../functions/src/domain/answering/extractive-answer';
import type { State } from '../../functions/src/domain/answering/pipeline';
import { RULES } from '../../functions/src/domain/answering/reject/rules';
import type { AnswerModel } from '../../functions/src/domain/answering/answer-model';
import { unlimited } from '../../functions/src/domain/quotas/processor-budget';
import { byGroup } from '../tables';

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
  answer: (asked, excerpts, { budget = unlimited } = {}) =>
    Promise.resolve(
      budget.spend(() =>
        extractiveAnswer(asked, excerpts, budget, { without, ...(trace && { trace }) }),
      ),
    ),
});

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 100);

const SHOWN = 5;

/** Prints what each stage kept, the best first, and which rule rejected what. */
export function stagePrinter(): Heard {
  let told = 0;
  return (stage, { given, candidates, rejected, scored, certainty, chosen, draft }) => {
    const pageOf = (excerpt: number) => given.excerpts[excerpt]?.chunk.pageReference;
    console.log(
      `${stage}: ${candidates.length} statements, ${rejected.length} rejected, certainty ${certainty.toFixed(2)}, ` +
        `${draft?.statements.length ?? 0} in the answer`,
    );
    const ruleOf = ({ rule }: { rule: string }) => [rule];
    const fallenBy = byGroup(rejected.slice(told), ruleOf, (fallen) => fallen);
    for (const [rule, fallen] of Object.entries(fallenBy)) {
      console.log(`  ${rule} rejects ${fallen.length}`);
      for (const { candidate } of fallen.slice(0, SHOWN)) {
        console.log(`    ${pageOf(candidate.excerpt)}: ${oneLine(candidate.quotable.text)}`);
      }
    }
    for (const { score, excerpt, quotable } of chosen.length > 0 ? [] : scored.slice(0, SHOWN)) {
      console.log(`  ${score.toFixed(2)} ${pageOf(excerpt)}: ${oneLine(quotable.text)}`);
    }
    for (const { quotation } of chosen) console.log(`  chosen: ${oneLine(quotation.text)}`);
    told = rejected.length;
  };
}
