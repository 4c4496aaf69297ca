import { setTimeout as sleep } from 'node:timers/promises';
import { processorClock } from '../adapters/processor-clock';
import { embeddedRetrieval } from '../domain/answering/retrieval';
import { createIndexCache } from '../domain/search/index-cache';
import { processorBudget } from '../domain/quotas/processor-budget';
import { waitingRoom } from '../domain/conversation/search-progress';
import { log } from '../logger';
import { answerFromManuals } from '../usecases/answer-from-manuals';
import { answerQuestion, type Question } from '../usecases/answer-question';
import { findExcerpts } from '../usecases/find-excerpts';
import { withIndexes } from '../usecases/with-indexes';
import { withinQuota } from '../usecases/within-quota';
import { followProgress } from '../usecases/follow-progress';
import { tellProgress } from '../usecases/tell-progress';
import { nearestPassages } from '../usecases/nearest-passages';
import { facts } from './facts';
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

/** Of the 20 requests that an instance takes at once: those that only wait leave room for those that work. */
const MAX_WAITING = 5;

type AnswerFrom = ReturnType<typeof answerFromManuals>;

/** Questions. */
export const assistant = once(() => {
  const { vehicles, manuals, chunks, indexes, quotas, searches, progresses, spending } = stores();
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
  const { getFacts } = facts();
  const answer = answerQuestion({
    ...{ vehicles, manuals, searches, answerFrom, warn },
    facts: getFacts,
  });
  const telling = tellProgress({ progresses, warn });
  const within = withinQuota({ quotas, warn });
  return {
    /** `id`: of the request, under which its progress is told. */
    answerQuestion: async (uid: string, question: Question, id: string) => {
      const asking = () => telling({ uid, id }, (onProgress) => answer(uid, question, onProgress));
      return (await within.question(uid, asking, ({ isFailed }) => isFailed)).response;
    },
    followProgress: followProgress({
      progresses,
      room: waitingRoom(MAX_WAITING),
      now: () => performance.now(),
      sleep,
    }),
  };
});
