import { safetyTopicOf } from '../../functions/src/domain/answering/asked/safety-topic';
import type { CitedUnit } from '../../functions/src/domain/answering/quotables/cited-units';
import type { Drafted } from '../../functions/src/domain/answering/drafted';
import { unitQuoter } from '../../functions/src/domain/answering/pointing/quote-units';
import { isSafetyCritical } from '../../functions/src/domain/answering/safety';
import { bearingOf } from '../../functions/src/domain/answering/verify/bearing';
import { fallsBy } from '../../functions/src/domain/answering/verify/headline';
import { anExcerpt } from '../../functions/src/testing/excerpts';
import { unitsOfQuotation } from './shown-units';

/** An answer of a model with its excerpts, judged by reading: one line of a file. */
export type JudgedAnswer = {
  id: string;
  kind: string;
  excerpts: { content: string; headings: string[]; pageReference: string }[];
  question: string;
  draft: {
    found: boolean;
    isDoubtful: boolean;
    isSafetyCritical: boolean;
    statements: { text: string; citations: { excerpt: number; quote: string }[] }[];
  };
  expected: 'keep' | 'keep-with-warning' | 'drop';
  why: string;
};

/** What an owner is shown of a judged answer; `fallen`: why texts do not stand above their units. */
export function outcomeOf(answer: JudgedAnswer) {
  const { draft, question, expected } = answer;
  // Their structure is read from their text.
  const excerpts = answer.excerpts.map((one, position) =>
    anExcerpt({ ...one, position, pageNumber: position + 1 }),
  );
  const claims = draft.statements.map(({ text, citations }) => ({
    text,
    units: citations.flatMap((citation) => unitsOfQuotation(citation, excerpts)),
  }));
  const said = draft.statements.flatMap(({ text, citations }) => [
    text,
    ...citations.map(({ quote }) => quote),
  ]);
  const statements = said.map((text) => ({ text, citations: [] }));
  const safetyTopic = safetyTopicOf(question);
  const isSafety = isSafetyCritical({ safetyTopic }, { ...draft, statements }, excerpts);
  const reasons = claims.map(({ text, units }) => {
    if (units.length === 0) return 'not found';
    return isSafety ? 'safety' : fallsBy(text, bearingOf(units, excerpts, question));
  });
  const cited = claims.flatMap(({ units }) => units);
  const { quoted } = unitQuoter(excerpts, false).quote(cited);
  const isFaithful = expected !== 'drop';
  const hasHeadline = cited.length > 0 && reasons.includes(null);
  return {
    ...{ answer, isFaithful, isSafety, hasHeadline, isShown: cited.length > 0 },
    fallen: reasons.filter((reason) => reason !== null),
    hasGap: hasGap(cited, quoted),
  };
}
export type Outcome = ReturnType<typeof outcomeOf>;

/** Whether a list is quoted without one of its steps. */
const hasGap = (cited: readonly CitedUnit[], quoted: readonly Drafted[]): boolean =>
  cited.some(
    ({ source, block }) =>
      block.kind === 'list' &&
      !block.units.every(({ start, end }) =>
        quoted.some(
          ({ excerpt, quotation }) =>
            excerpt === source &&
            quotation.spans.some((span) => span.start <= start && end <= span.end),
        ),
      ),
  );
