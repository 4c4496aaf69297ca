import { ApiError } from '../../../lib/api/api-error';

/** Whether a question failed because it never reached the server. */
export const isUnsent = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 0;
