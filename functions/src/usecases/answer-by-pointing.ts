import { claimedAnswer } from '../domain/answering/pointing/claimed-answer';
import type { AnswerMeans, AnswerModel } from '../domain/answering/answer-model';
import type { ReadQuestion } from '../domain/answering/asked/read-question';
import { numberUnits } from '../domain/answering/pointing/numbered-units';
import { unitQuoter } from '../domain/answering/pointing/quote-units';
import { newlyFound, searchPhrases } from '../domain/answering/pointing/second-search';
import { topicOf } from '../domain/beyond/topic';
import {
  callAllowance,
  type CallAllowance,
  type TotalUsage,
} from '../domain/quotas/call-allowance';
import type { PointingModel } from '../domain/ports/pointing-model';
import type { DraftAnswer, Excerpt } from '../domain/ports';

type Options = {
  now?: () => number;
  /** Told once for each question that something answered, also where that was of no use. */
  onUsage?: (usage: TotalUsage) => void;
};

type Means = { allowance: CallAllowance } & Pick<AnswerMeans, 'onPointed'>;

type Answered = { draft: DraftAnswer; phrases: string[] };

const standsNowhere = ({ found, statements }: DraftAnswer): boolean =>
  found && statements.length === 0;

/**
 * Answers with what a model points at: it is shown numbered units of the excerpts, and the manual's own words are quoted
 * for those that it names. One more call is made where there is room for it: with the same excerpts where nothing that it
 * names stands; where it finds nothing, with what a search for its own phrases finds beside them.
 */
export const answerByPointing = (
  model: PointingModel,
  { now = () => performance.now(), onUsage = () => undefined }: Options = {},
): AnswerModel => ({
  async answer(asked, excerpts, { search, onPointed } = {}) {
    if (excerpts.length === 0) return { found: false, statements: [] };
    const allowance = callAllowance(now);
    const ask = asking(model, asked, { allowance, onPointed });
    try {
      const { draft, phrases } = await ask(excerpts);
      if (!allowance.hasRoom()) return draft;
      if (standsNowhere(draft)) return { ...(await ask(excerpts)).draft, isDoubtful: true };
      if (draft.found || !search || phrases.length === 0 || isInNoManual(asked)) return draft;
      const more = newlyFound(await Promise.all(phrases.map(search)), excerpts);
      // Searching takes time, too.
      if (more.length === 0 || !allowance.hasRoom()) return draft;
      const second = await ask(more);
      return second.draft.found ? { ...second.draft, excerpts: more } : draft;
    } finally {
      const total = allowance.total();
      if (total) onUsage(total);
    }
  },
});

/** Prices and laws stand in no manual: searching for them with other words was in vain 16 times of 17. */
const isInNoManual = ({ query }: ReadQuestion): boolean =>
  ['price', 'law'].includes(topicOf(query) ?? '');

/** Asks about some excerpts; `phrases` are what to search instead where nothing of them answers. */
const asking =
  (model: PointingModel, asked: ReadQuestion, { allowance, onPointed }: Means) =>
  async (excerpts: readonly Excerpt[]): Promise<Answered> => {
    const quoter = unitQuoter(excerpts, asked.asksWhatToDo);
    const numbering = numberUnits(excerpts, quoter);
    const pointed = await model.point(asked, numbering.excerpts, allowance);
    onPointed?.();
    const draft = claimedAnswer(asked, pointed, { numbering, excerpts, quoter });
    const hasNothing = !draft.found && draft.isBlocked !== true;
    return { draft, phrases: hasNothing ? searchPhrases(pointed) : [] };
  };
