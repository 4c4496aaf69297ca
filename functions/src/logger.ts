import { logger } from 'firebase-functions';

/** Ids, codes, counts and durations. Never questions, manual text, e-mails, VINs, tokens or upload URLs. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Structured logs with one fixed English sentence per event, so that they can be searched by it. */
export const log = {
  info: (event: string, fields: LogFields = {}): void => logger.info(event, fields),
  warn: (event: string, fields: LogFields = {}): void => logger.warn(event, fields),
  /** For what nobody expected: writes the stack of the error and of its causes. */
  error: (event: string, error: unknown, fields: LogFields = {}): void =>
    logger.error(event, { ...fields, stack: stackOf(error) }),
};

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return `not an Error: ${typeof error}`;
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\ncaused by ${stackOf(error.cause)}`;
}
