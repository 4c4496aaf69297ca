import type { Starter } from '@contract';
import type { AnswerModel } from '../domain/answering/answer-model';
import { readQuestion } from '../domain/answering/asked/read-question';
import { composeAnswer } from '../domain/answering/compose-answer';
import { embeddedRetrieval } from '../domain/answering/retrieval';
import { openLexicalIndex } from '../domain/search/index-format';
import { BudgetSpent, type ProcessorBudget } from '../domain/quotas/processor-budget';
import type { Chunk } from '../domain/ports/records';
import { MAX_STARTERS, STARTER_QUESTIONS } from '../domain/conversation/starters';
import { findExcerpts, type AskableManual } from './find-excerpts';

type Ports = {
  /** The embedded one: nobody outside is asked, and nothing is paid for. */
  model: AnswerModel;
  /** A new one for each manual: all of its questions share it. */
  budget: () => ProcessorBudget;
  warn: (event: string, error: unknown) => void;
};

/** A revision as it was read just now. */
type ReadRevision = { manual: AskableManual; chunks: readonly Chunk[]; index: Uint8Array };

export type FindStarters = (uid: string, read: ReadRevision) => Promise<Starter[]>;

/** One manual in memory, found by words alone. */
function finder({ chunks, index }: ReadRevision) {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]));
  const opened = openLexicalIndex(index);
  return findExcerpts({
    chunks: { get: (_uid, ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])) },
    nearest: () => Promise.resolve([]),
    retrieval: embeddedRetrieval(0),
    withIndexes: (_uid, _manuals, work) => Promise.resolve(work([opened])),
  });
}

/** Of no vehicle in particular: a question to begin with names none, and no model outside reads it. */
const ANY_VEHICLE = { make: '', model: '', year: 0, trim: null, engine: null };

/**
 * Questions to begin with that a manual answers with high confidence, as the embedded answerer does. Ends with what it has
 * when the budget is spent, and never fails: a manual is read also without them.
 */
export function findStarters({ model, budget: newBudget, warn }: Ports): FindStarters {
  async function collect(uid: string, read: ReadRevision, found: Starter[]): Promise<void> {
    const budget = newBudget();
    const find = finder(read);
    for (const query of STARTER_QUESTIONS) {
      if (found.length === MAX_STARTERS) return;
      const { excerpts, reading } = await find(uid, [read.manual], query, new Set(), budget);
      const asked = readQuestion({ ...reading, query, question: query, vehicle: ANY_VEHICLE });
      const draft = await model.answer(asked, excerpts, { budget });
      const answer = composeAnswer(asked, draft, draft.excerpts ?? excerpts);
      const [source] = answer?.sourceDocuments ?? [];
      if (!source || answer?.confidence !== 'high') continue;
      found.push({ query, pageReference: source.metadata.pageReference });
    }
  }

  return async (uid, read) => {
    const found: Starter[] = [];
    await collect(uid, read, found).catch((error: unknown) => {
      if (!(error instanceof BudgetSpent)) warn('questions to begin with not found', error);
    });
    return found;
  };
}
