import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DEFAULT_LANGUAGE, listManuals, searchManuals } from '@contract';
import { call } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { queryOf } from '../../lib/queries';
import { searchHistoryQuery } from '../../lib/search-history';
import { vehiclesQuery } from '../../lib/vehicles';
import { AnswerArticle } from './on-demand';

export type Question = { query: string; vehicleId: number };

type Run = Question & { signal: AbortSignal };

/** Asks one question at a time: idle, searching, then an answer or an error. */
export function useAsk(onAnswered: () => void) {
  const client = useQueryClient();
  const controller = useRef<AbortController | null>(null);
  const { mutate, reset, data, error, isPending, variables } = useMutation({
    mutationFn: async ({ query, vehicleId, signal }: Run) => {
      // What shows the answer comes meanwhile. Where it does not, why there is no answer matters more.
      const [answer] = await Promise.all([
        call(searchManuals, { body: { query, vehicleId, language: DEFAULT_LANGUAGE }, signal }),
        AnswerArticle.fetch().catch(() => undefined),
      ]);
      await AnswerArticle.fetch();
      return answer;
    },
    onSettled: () => {
      // Also after it was called off or broke: the server may have stored it all the same.
      void client.invalidateQueries(searchHistoryQuery);
      // The manuals that were cited have a new moment of their last query.
      void client.invalidateQueries(queryOf(listManuals));
    },
    onError: (failure) => {
      // Deleted elsewhere: the next try is about a vehicle that is still there.
      if (failure instanceof ApiError && failure.code === 'VEHICLE_NOT_FOUND') {
        void client.invalidateQueries(vehiclesQuery);
      }
    },
  });
  const cancel = () => {
    controller.current?.abort();
    reset();
  };
  const ask = (question: Question) => {
    controller.current?.abort();
    controller.current = new AbortController();
    mutate({ ...question, signal: controller.current.signal }, { onSuccess: onAnswered });
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
