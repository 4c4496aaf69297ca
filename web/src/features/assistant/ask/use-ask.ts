import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { DEFAULT_LANGUAGE, listManuals, listVehicles, searchManuals } from '@contract';
import { call } from '../../../lib/api/api-client';
import { ApiError } from '../../../lib/api/api-error';
import { invalidateUnder, queryOf } from '../../../lib/api/queries';
import { refreshLists, storedSearchQuery } from '../../../lib/api/search-history';
import { searchHistoryQuery } from '../../../lib/api/search-history-query';
import { fetchFigures } from '../../../ui/figures';
import { fetchAll } from '../../../ui/lazy';
import { AnswerArticle, QuestionLine, SearchError } from '../answer/lazy';
import { VersionChoice } from '../answer/lazy-version';
import { asShown, type ShownAnswer } from '../answer/shown-answer';
import { isUnsent } from './unsent';

export type Question = {
  query: string;
  vehicleId: number;
  /** Number of the question that this one goes on from. */
  followUpOf?: number | undefined;
};

/** What an answer is shown by: nothing of it comes later and moves what is being read. */
const parts = [AnswerArticle, QuestionLine, VersionChoice, { fetch: fetchFigures }];

type Run = Question & { signal: AbortSignal; requestId: string };

/** A question that was called off, or whose answer broke, may be stored after this: the next look asks once more. */
async function refreshHistory(client: QueryClient, isUncertain: boolean): Promise<void> {
  await refreshLists(client);
  if (!isUncertain) return;
  await client.invalidateQueries({ ...searchHistoryQuery, refetchType: 'none' });
}

/** Asks one question at a time: idle, searching, then an answer or an error. */
export function useAsk(onAnswered: (answer: ShownAnswer) => void) {
  const client = useQueryClient();
  const controller = useRef<AbortController | null>(null);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: async ({ signal, requestId, ...question }: Run) => {
      // What shows the answer comes meanwhile. Where it does not, why there is no answer matters more.
      const [answer] = await Promise.all([
        call(searchManuals, {
          body: { ...question, language: DEFAULT_LANGUAGE },
          signal,
          requestId,
        }),
        fetchAll(parts),
      ]);
      await AnswerArticle.fetch();
      return asShown(answer, question);
    },
    onSuccess: (answer) => {
      const { id } = answer;
      // It is shown by its address, and need not be asked for.
      if (id !== null) client.setQueryData(storedSearchQuery(id).queryKey, { ...answer, id });
    },
    onSettled: (_, failure) => {
      void refreshHistory(client, failure !== null);
      // The manuals that were cited have a new moment of their last query.
      void client.invalidateQueries(queryOf(listManuals));
    },
    onError: async (failure) => {
      // The keyboard goes to its button.
      await fetchAll([SearchError]);
      // Deleted elsewhere: the next try is about a vehicle that is still there.
      if (failure instanceof ApiError && failure.code === 'VEHICLE_NOT_FOUND') {
        void invalidateUnder(client, listVehicles.path);
      }
    },
  });
  const isWaiting = isUnsent(error);
  useEffect(() => {
    if (!isWaiting) return undefined;
    // What hindered the question is over, and its words wait in the box.
    window.addEventListener('online', reset);
    return () => window.removeEventListener('online', reset);
  }, [isWaiting, reset]);
  const cancel = () => {
    controller.current?.abort();
    reset();
  };
  const ask = (question: Question) => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    mutate({ ...question, signal, requestId: crypto.randomUUID() }, { onSuccess: onAnswered });
  };
  return {
    ask,
    cancel,
    question: variables ?? null,
    answer: data ?? null,
    error,
    isSearching: isPending,
  };
}
