import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { DEFAULT_LANGUAGE, listManuals, listVehicles, searchManuals } from '@contract';
import { call } from '../../lib/api-client';
import { ApiError } from '../../lib/api-error';
import { invalidateUnder, queryOf } from '../../lib/queries';
import { searchHistoryQuery } from '../../lib/search-history';
import { AnswerArticle } from './on-demand';

export type Question = { query: string; vehicleId: number };

type Run = Question & { signal: AbortSignal };

/** A question that was called off, or whose answer broke, may be stored after this: the next look asks once more. */
async function refreshHistory(client: QueryClient, isUncertain: boolean): Promise<void> {
  await client.invalidateQueries(searchHistoryQuery);
  if (!isUncertain) return;
  await client.invalidateQueries({ ...searchHistoryQuery, refetchType: 'none' });
}

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
    onSettled: (_, failure) => {
      void refreshHistory(client, failure !== null);
      // The manuals that were cited have a new moment of their last query.
      void client.invalidateQueries(queryOf(listManuals));
    },
    onError: (failure) => {
      // Deleted elsewhere: the next try is about a vehicle that is still there.
      if (failure instanceof ApiError && failure.code === 'VEHICLE_NOT_FOUND') {
        void invalidateUnder(client, listVehicles.path);
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
