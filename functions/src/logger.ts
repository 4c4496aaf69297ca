import { logger } from 'firebase-functions';
import { stackTraceOf } from './domain/faults/stack-trace';
import { currentRequestId } from './request-scope';

/** Ids, codes, counts and durations. Never questions, manual text, e-mails, VINs, tokens or upload URLs. */
export type LogFields = Record<string, string | number | boolean | null | undefined>;

/** By which Google's Error Reporting knows an error; it groups by the frames of `stack_trace`. */
const REPORTED =
  'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent';

/** The fields, and the request that led to the entry. */
function named(fields: LogFields): LogFields {
  const requestId = currentRequestId();
  return requestId === undefined ? fields : { requestId, ...fields };
}

/** Reports an error to whoever runs the service. */
const report = (event: string, stackTrace: string, fields: LogFields = {}): void =>
  logger.write({
    severity: 'ERROR',
    message: event,
    ...named(fields),
    '@type': REPORTED,
    stack_trace: stackTrace,
  });

/** Structured logs with one fixed English sentence per event, so that they can be searched by it. */
export const log = {
  info: (event: string, fields: LogFields = {}): void => logger.info(event, named(fields)),
  warn: (event: string, fields: LogFields = {}): void => logger.warn(event, named(fields)),
  /** For what nobody expected: reports the error and its causes, by their kind and where they came from. */
  error: (event: string, error: unknown, fields: LogFields = {}): void =>
    report(event, stackTraceOf(error), fields),
  /** The same for what failed elsewhere. */
  report,
};
