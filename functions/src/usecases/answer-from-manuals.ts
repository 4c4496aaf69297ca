import { AppError } from '../domain/faults/app-error';
import {
  abstain,
  askedInSpanish,
  composeAnswer,
  fallbackAnswer,
  withoutSources,
  type ComposedAnswer,
} from '../domain/answering/compose-answer';
import type { AnswerModel } from '../domain/answering/answer-model';
import { askingPart } from '../domain/answering/asked/asking-part';
import { readQuestion } from '../domain/answering/asked/read-question';
import { leavesOutSteps } from '../domain/answering/left-out-steps';
import { GIVEN_UP } from '../domain/answering/no-answer';
import { foreignVehicle } from '../domain/answering/scope';
import { ownNames, withoutVehicle } from '../domain/answering/vehicle-words';
import { pagesRead, type OnProgress } from '../domain/conversation/search-progress';
import type { Turn } from '../domain/conversation/turn';
import type { DraftAnswer, Excerpt } from '../domain/ports';
import { BudgetSpent, type ProcessorBudget } from '../domain/quotas/processor-budget';
import type { VehicleRecord } from '../domain/ports/records';
import { RevisionGone } from '../domain/manuals/revision-gone';
import type { AskableManual, FoundExcerpts } from './find-excerpts';

type Answerer = {
  find: (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
    names: ReadonlySet<string>,
    budget: ProcessorBudget,
    again?: readonly string[],
  ) => Promise<FoundExcerpts>;
  model: AnswerModel;
};

type Ports = Answerer & {
  /** Quotes by words alone where `model` gives nothing, without asking anybody outside. */
  fallbackModel?: Answerer | undefined;
  /** A new one for each question. */
  budget: () => ProcessorBudget;
  warn: (event: string, error: unknown) => void;
};

export type Asked = {
  query: string;
  /** The turn before, where the question goes on from one; `understoodAs`: what it means then, null where it stands by itself. */
  followUp?: { turn: Turn; understoodAs: string | null } | undefined;
  vehicle: VehicleRecord;
  manuals: readonly AskableManual[];
  onProgress?: OnProgress | undefined;
};

/**
 * `isFailed`: a quotation stands for an answer that never came. `isByModel`: a language model chose what is quoted, having
 * read it, and not words alone.
 */
export type Answered = { composed: ComposedAnswer; isFailed: boolean; isByModel: boolean };

const whole = (composed: ComposedAnswer, isByModel = false): Answered => ({
  ...{ composed, isFailed: false, isByModel },
});

/**
 * Answers from these manuals; where the model is out of reach, its filters block it, or what it writes may not be shown, by
 * a quotation that says so. Fails with UNAVAILABLE when the model is out of reach and there is nothing to quote: words alone
 * do not tell that a manual does not say. A question whose passages take more of the processor than its budget is given up
 * with a sentence that says so.
 */
export function answerFromManuals({ fallbackModel, warn, budget: newBudget, ...main }: Ports) {
  const isChecked = fallbackModel !== undefined;

  async function answer(uid: string, asked: Asked, budget: ProcessorBudget): Promise<Answered> {
    try {
      const composed = await ask(
        { ...main, isChecked, ranks: fallbackModel?.model },
        uid,
        asked,
        budget,
      );
      if (composed) return whole(composed, isChecked);
    } catch (error) {
      if (!fallbackModel || !(error instanceof AppError && error.code === 'UNAVAILABLE'))
        throw error;
      const quoted = await ask({ ...fallbackModel, isChecked }, uid, asked, budget);
      if (!quoted || quoted.sourceDocuments.length === 0) throw error;
      warn('question answered by a quotation', error);
      return { composed: fallbackAnswer(quoted, true), isFailed: true, isByModel: false };
    }
    const quoted =
      fallbackModel && (await ask({ ...fallbackModel, isChecked }, uid, asked, budget));
    if (!quoted) return whole(abstain());
    return whole(quoted.sourceDocuments.length > 0 ? fallbackAnswer(quoted, false) : quoted);
  }

  return (uid: string, asked: Asked): Promise<Answered> =>
    answer(uid, asked, newBudget()).catch((error: unknown) => {
      if (!(error instanceof BudgetSpent)) throw error;
      warn('question given up', error);
      return whole(withoutSources(GIVEN_UP));
    });
}

type Asking = Answerer & {
  isChecked: boolean;
  /** Of a language model: what tells which places come nearest where `model` finds nothing and cannot. */
  ranks?: AnswerModel | undefined;
};

/** Where a draft that does not know what comes nearest leaves it to another one to tell. */
async function nearestOf(
  { nearest, statements }: DraftAnswer,
  ranked: () => Promise<DraftAnswer> | undefined,
): Promise<readonly number[]> {
  if (nearest) return nearest;
  const cited = statements.flatMap(({ citations }) => citations.map(({ excerpt }) => excerpt));
  if (cited.length > 0) return cited;
  const other = await ranked();
  return other ? nearestOf(other, () => undefined) : [];
}

/**
 * Null when the manual's own words have to stand in the place of an answer. `isChecked`: whether steps that it leaves out
 * are looked for, as those of a model are, and of what is quoted in its place.
 */
async function ask(
  { find, model, isChecked, ranks }: Asking,
  uid: string,
  { query, followUp, vehicle, manuals, onProgress }: Asked,
  budget: ProcessorBudget,
): Promise<ComposedAnswer | null> {
  const meant = followUp?.understoodAs ?? query;
  const question = askingPart(withoutVehicle(meant, vehicle));
  const finding = (words: string, again: readonly string[] = []) =>
    find(uid, manuals, words, ownNames(vehicle), budget, again);
  const carriedOn = followUp && followUp.understoodAs !== null ? followUp.turn : null;
  // A model tells by itself whether a question goes on from the one before; words alone have to be told.
  const again = (ranks ? followUp?.turn : carriedOn)?.chunkIds;
  const { excerpts, reading } = await finding(question, again);
  if (foreignVehicle(meant, vehicle, excerpts)) return abstain();
  onProgress?.('reading', pagesRead(excerpts));
  const previous = followUp && {
    ...{ question: followUp.turn.question, units: followUp.turn.units },
    isCarriedOn: carriedOn !== null,
  };
  const asked = readQuestion({ ...reading, query, question, previous, vehicle });
  const means = {
    budget,
    onPointed: () => onProgress?.('checking'),
    search: (phrase: string) =>
      finding(phrase).then(({ excerpts: found }) => found, withoutTheGone),
  };
  const answered = await model.answer(asked, excerpts, means);
  const cited = answered.excerpts ?? excerpts;
  const draft = answered.found
    ? answered
    : { ...answered, nearest: await nearestOf(answered, () => ranks?.answer(asked, cited, means)) };
  if (isChecked && leavesOutSteps(asked, draft, cited)) return null;
  const composed = composeAnswer(asked, draft, cited);
  return composed && askedInSpanish(asked, composed);
}

/** A manual that was read anew while a model was asked: another whole question would take too long. */
function withoutTheGone(error: unknown): Excerpt[] {
  if (error instanceof RevisionGone) return [];
  throw error;
}
