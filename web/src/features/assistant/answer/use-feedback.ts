import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rateSearch, type Feedback, type FeedbackVerdict } from '@contract';
import { call } from '../../../lib/api/api-client';
import { sentenceOf } from '../../../lib/api/api-error';
import { noteChange } from '../../../lib/api/search-history';
import { useToast } from '../../../ui/toast';
import type { ShownAnswer } from './shown-answer';

const nothingMore = { reasons: [], note: null, mayBeUsed: false } satisfies Partial<Feedback>;

/** What the owner says of an answer. It is shown at once, and taken back where the server does not take it. */
export function useFeedback({ id, feedback }: Pick<ShownAnswer, 'id' | 'feedback'>) {
  const client = useQueryClient();
  const toast = useToast();
  const note = (said: Feedback | null) => {
    if (id !== null) noteChange(client, id, { feedback: said });
  };
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (said: Feedback | null) =>
      call(rateSearch, {
        params: { id: id ?? 0 },
        body: said ?? { verdict: null, ...nothingMore },
      }),
    onMutate: (said) => {
      note(said);
      return feedback;
    },
    onError: (error, _, before) => {
      note(before ?? null);
      toast({
        title: 'No se ha podido enviar tu opinión',
        description: sentenceOf(error),
        error,
        severity: 'error',
      });
    },
  });
  const said = feedback;
  return {
    said,
    verdict: said?.verdict ?? null,
    isSending: isPending,
    /** More than the verdict alone was taken. */
    isToldWhy: isSuccess && variables !== null && variables.reasons.length > 0,
    /** The same verdict again takes it back. */
    toggle: (verdict: FeedbackVerdict) =>
      mutate(said?.verdict === verdict ? null : { verdict, ...nothingMore }),
    tell: (more: Partial<Feedback>) => {
      if (said) mutate({ ...said, ...more });
    },
  };
}

export type FeedbackState = ReturnType<typeof useFeedback>;
