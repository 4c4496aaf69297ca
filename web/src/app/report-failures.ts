import { ApiError } from '../lib/api/api-error';
import { failed, tellFailuresTo } from '../lib/api/failures';

/** The server's log has what it refused; who leaves a page stops what was on its way. */
const isExpected = (error: Error): boolean =>
  error instanceof ApiError || error.name === 'AbortError';

/** Extensions and other people's scripts fail in our pages too; what is ours comes out of our build. */
const isOurs = (error: unknown): boolean =>
  error instanceof Error &&
  !isExpected(error) &&
  (error.stack ?? '').includes(`${window.location.origin}/assets/`);

/** Tells the server of what fails here and nobody expected. What tells it comes when something has failed. */
export function reportFailures(): void {
  tellFailuresTo((failure) => {
    void import('./send-failure').then(
      ({ sendFailure }) => sendFailure(failure),
      () => undefined, // Without a network there is nobody to tell.
    );
  });
  window.addEventListener('error', ({ error }) => {
    if (isOurs(error)) failed('uncaught', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (isOurs(reason)) failed('rejection', reason);
  });
}
