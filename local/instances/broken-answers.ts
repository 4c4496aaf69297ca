import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { Internals } from './internals';

/** Begins what the suite's log tells of an error that nobody caught. */
export const UNCAUGHT = '[uncaught]';

/** Codes of Node and undici for what happens to one connection, or to one stream that stands on it. */
const OF_ONE_CONNECTION =
  /^(?:ECONN(?:RESET|ABORTED)|EPIPE|ABORT_ERR|ERR_STREAM_\w+|ERR_HTTP_HEADERS_SENT|UND_ERR_\w+)$/;

export const isOfOneConnection = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  OF_ONE_CONNECTION.test(error.code);

/**
 * firebase-tools ends at any error that nobody caught, and says no more of it than that there was one: where a function
 * refuses a large body before all of it has come, the rest meets a closed connection, which is reported as the head of
 * an answer that has one. What happens to one connection is told and ends nothing; all else is told and ends it.
 */
export function outliveConnections(): void {
  process.setUncaughtExceptionCaptureCallback((error) => {
    console.error(UNCAUGHT, error);
    if (!isOfOneConnection(error)) process.exit(2);
  });
}

/**
 * Has an answer end where its source breaks off. firebase-tools listens for no error of what it passes on: whoever asked
 * would wait for ever, or the error, which nobody catches, would end the whole suite.
 */
function endWithItsSource(answer: ServerResponse): void {
  answer.on('pipe', (source: Readable) => source.once('error', () => answer.destroy()));
  // It is the other end that has gone.
  answer.on('error', () => undefined);
}

/** Has what breaks off in the middle of an answer, at Hosting or at a function, fail for who asked, and for nobody else. */
export function failForOneAlone({ worker, hosting }: Internals): void {
  const { request } = worker;
  worker.request = function send(incoming, answer, ...rest) {
    endWithItsSource(answer);
    return request.call(this, incoming, answer, ...rest);
  };
  const { proxyRequestHandler } = hosting;
  hosting.proxyRequestHandler = (...target) => {
    const handle = proxyRequestHandler(...target);
    return (incoming, answer, next) => {
      endWithItsSource(answer);
      return handle(incoming, answer, next);
    };
  };
}
