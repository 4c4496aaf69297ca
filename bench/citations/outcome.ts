import type { CitedUnit } from '../../functions/src/domain/answering/cited-units';
import { isSafetyCritical } from '../../functions/src/domain/answering/safety';
import { bearingOf } from '../../functions/src/domain/answering/verify/bearing';
import { fallsBy } from '../../functions/src/domain/answering/verify/headline';
import { excerptsOf, type JudgedAnswer } from './judged-answer';
import { shownFor, unitsOfQuotation } from './shown-units';

/** What an owner is shown of a judged answer. */
export type Outcome = {
  answer: JudgedAnswer;
  isFaithful: boolean;
  isSafety: boolean;
  shown: CitedUnit[];
  /** Texts that stand above their units, and why others do not. */
  headlines: string[];
  fallen: string[];
  hasGap: boolean;
};

export function outcomeOf(answer: JudgedAnswer): Outcome {
  const { draft, question, expected } = answer;
  const excerpts = excerptsOf(answer);
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
  const judged = claims.map(({ text, units }) => {
    if (units.length === 0) return { text, by: 'not found' };
    if (isSafety) return { text, by: 'safety' };
    return { text, by: fallsBy(text, bearingOf(units, excerpts, question)) };
  });
  const shown = shownFor(claims.flatMap(({ units }) => units));
  return {
    answer,
    isFaithful: expected !== 'drop',
    isSafety,
    shown,
    headlines: judged.flatMap(({ text, by }) => (by === null ? [text] : [])),
    fallen: judged.flatMap(({ by }) => by ?? []),
    hasGap: hasGap(shown),
  };
}

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
