import { AsyncLocalStorage } from 'node:async_hooks';
import { requestIdSchema } from '@contract';
import { z } from 'zod';

const scope = new AsyncLocalStorage<string>();

/** The request that an event or a task stems from. Nothing but a log depends on it: what is wrong is left out. */
export const requestIdOfCause = z
  .unknown()
  .transform((id) => requestIdSchema.safeParse(id).data)
  .optional();

/** Runs something on behalf of a request: log entries and tasks that come of it carry its id. */
export const inRequest = <Result>(id: string | undefined, run: () => Result): Result =>
  id === undefined ? run() : scope.run(id, run);

/** The request that the running code serves; undefined where nobody asked, as in a sweep. */
export const currentRequestId = (): string | undefined => scope.getStore();
