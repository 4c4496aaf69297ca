import type { CitedUnit } from '../../functions/src/domain/answering/cited-units';
import { isSafetyCritical } from '../../functions/src/domain/answering/safety';
import { bearingOf } from '../../functions/src/domain/answering/verify/bearing';
import { fallsBy } from '../../functions/src/domain/answering/verify/headline';
import { anExcerpt } from '../../functions/src/testing/excerpts';
import { shownFor, unitsOfQuotation } from './shown-units';

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
  const isSafety = isSafetyCritical(question, { ...draft, statements }, excerpts);
  const reasons = claims.map(({ text, units }) => {
    if (units.length === 0) return 'not found';
    return isSafety ? 'safety' : fallsBy(text, bearingOf(units, excerpts, question));
  });
  const shown = shownFor(claims.flatMap(({ units }) => units));
  const isFaithful = expected !== 'drop';
  const hasHeadline = shown.length > 0 && reasons.includes(null);
  return {
    ...{ answer, isFaithful, isSafety, hasHeadline, isShown: shown.length > 0 },
    fallen: reasons.filter((reason) => reason !== null),
    hasGap: hasGap(shown),
  };
}
export type Outcome = ReturnType<typeof outcomeOf>;

/** Whether a list is shown without one of its steps, or in another order than the manual's. */
function hasGap(shown: readonly CitedUnit[]): boolean {
  return shown.some(({ source, block }) => {
    if (block.kind !== 'list') return false;
    const ids = shown
      .filter((one) => one.source === source && one.block.id === block.id)
      .map(({ unit }) => unit.id);
    return ids.join() !== block.units.map(({ id }) => id).join();
  });
}
