import { useCallback, type ReactNode } from 'react';
import { ApiError, sentenceOf } from '../../lib/api/api-error';
import { useToast } from '../../ui/toast';
import { english } from '../../ui/english';
import { said } from './said';
import { Spanish } from './spanish';

/** Whether the server understood and said no: then it is certain that nothing has changed. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** The console's toasts: titles in the specification's English, the server's reasons and what is to be done in Spanish. */
export function useConsoleToast() {
  const toast = useToast();
  const done = useCallback(
    (title: string, description?: ReactNode) =>
      toast({
        title: english(title),
        ...(description && { description }),
        severity: 'success',
      }),
    [toast],
  );
  const refused = useCallback(
    (title: string, description: string) =>
      toast({ title: english(title), description: said(description), severity: 'error' }),
    [toast],
  );
  const failed = useCallback(
    (title: string, error: unknown, note = '') =>
      toast({
        title: english(title),
        description: (
          <>
            <Spanish>{sentenceOf(error)}</Spanish>
            {isRefusal(error) && note && (
              <>
                <br />
                {said(note)}
              </>
            )}
          </>
        ),
        error,
        severity: 'error',
      }),
    [toast],
  );
  return { done, refused, failed };
}
