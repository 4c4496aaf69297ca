import { processorClock } from '../adapters/processor-clock';
import { embeddedRetrieval } from '../domain/answering/retrieval';
import { createIndexCache } from '../domain/search/index-cache';
import { processorBudget } from '../domain/quotas/processor-budget';
import { log } from '../logger';
import { answerFromManuals } from '../usecases/answer-from-manuals';
import { answerQuestion, type Question } from '../usecases/answer-question';
import { findExcerpts } from '../usecases/find-excerpts';
import { withIndexes } from '../usecases/with-indexes';
import { withinQuota } from '../usecases/within-quota';
import { nearestPassages } from '../usecases/nearest-passages';
import { models, type Answering } from './models';
import { once } from './once';
import { stores } from './stores';

/**
 * Indexes of an instance, in use and kept (160 MB): some thirty manuals of 900 pages. While one arrives it is held twice;
 * a sixth of the instance's memory leaves room for that, and for the forms of others.
 */
const INDEX_CACHE_BYTES = 160 * 1024 * 1024;

/** Of the processor that the questions of an instance share, for one of them: others wait no longer for it. */
const QUESTION_MS = 2_000;

type AnswerFrom = ReturnType<typeof answerFromManuals>;

/** Questions. */
export const assistant = once(() => {
  const { vehicles, manuals, chunks, indexes, quotas, searches, spending } = stores();
  const cache = createIndexCache(INDEX_CACHE_BYTES);
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const indexesFor = withIndexes({ indexes, chunks, manuals, cache, warn });
  const answeringBy = ({ embedder, retrieval, model, fallbackModel }: Answering): AnswerFrom => {
    const nearest = nearestPassages({
      chunks,
      embedder,
      warn,
      noteOtherModel: (fields) => log.warn('manual found by words alone: other vectors', fields),
    });
    const finding = { chunks, nearest, withIndexes: indexesFor };
    return answerFromManuals({
      model,
      find: findExcerpts({ ...finding, retrieval }),
      // The certainty of a quotation was fitted on passages that words had found.
      fallbackModel: fallbackModel
        ? {
            model: fallbackModel,
            find: findExcerpts({ ...finding, retrieval: embeddedRetrieval(0) }),
          }
        : undefined,
      budget: () => processorBudget(QUESTION_MS, processorClock),
      warn,
    });
  };
  const [paid, unpaid] = [answeringBy(models()), answeringBy(models().unpaid)];
  const answerFrom: AnswerFrom = async (uid, asked) =>
    ((await spending.isStopped()) ? unpaid : paid)(uid, asked);
  const answer = answerQuestion({ vehicles, manuals, searches, answerFrom, warn });
  const within = withinQuota({ quotas, warn });
  return {
    answerQuestion: async (uid: string, question: Question) => {
      const asking = () => answer(uid, question);
      return (await within.question(uid, asking, ({ isFailed }) => isFailed)).response;
    },
  };
});
