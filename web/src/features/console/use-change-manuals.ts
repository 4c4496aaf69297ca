import type { ReactNode } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listManuals } from '@contract';
import { invalidateUnder } from '../../lib/api/queries';
import { useConsoleToast } from './use-console-toast';

type Texts<Result> = {
  done: string;
  failed: string;
  /** Said beside the reason where the server refused it. */
  refused?: string;
  /** What the owner should know about the result. */
  describe?: (result: Result) => ReactNode;
};

/** A change to the manuals: says how it ended, and has everything that shows manuals ask again. */
export function useChangeManuals<Input, Result>(
  change: (input: Input) => Promise<Result>,
  { done, failed, refused, describe }: Texts<Result>,
) {
  const client = useQueryClient();
  const toast = useConsoleToast();
  return useMutation({
    mutationFn: change,
    onSuccess: (result) => toast.done(done, describe?.(result)),
    onError: (error) => {
      // Given up by the owner, who needs not be told.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        toast.failed(failed, error, refused);
      }
    },
    // The list, each status and each manual's chunks.
    onSettled: () => invalidateUnder(client, listManuals.path),
  });
}
