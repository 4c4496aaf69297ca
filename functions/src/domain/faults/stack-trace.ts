/** An error of ours whose message names models, codes and counts, and never what owners wrote. */
type Loggable = Error & { isLoggable: true };

const isLoggable = (error: Error): error is Loggable =>
  'isLoggable' in error && error.isLoggable === true;

/** `ECONNRESET`, `UNAVAILABLE`, a number of gRPC. */
const CODE = /^[\w-]{1,40}$/;

/** What an error is, without its message: that of a library may quote a question, an address or a URL. */
function headOf(error: Error): string {
  if (isLoggable(error)) return `${error.name}: ${error.message}`;
  const code = 'code' in error ? String(error.code) : '';
  return CODE.test(code) ? `${error.name}: ${code}` : error.name;
}

/** The frames alone: lines of a message that look like frames stand before them and are cut off with it. */
function framesOf({ stack = '', message }: Error): string[] {
  const end = stack.indexOf(message);
  const behind = end < 0 ? stack : stack.slice(end + message.length);
  return behind.split('\n').filter((line) => /^\s+at /.test(line));
}

/** The stack of an error and of its causes, as logs may hold it. */
export function stackTraceOf(error: unknown): string {
  if (!(error instanceof Error)) return `Error: not an Error but ${typeof error}`;
  const own = [headOf(error), ...framesOf(error)].join('\n');
  return error.cause === undefined ? own : `${own}\nCaused by: ${stackTraceOf(error.cause)}`;
}
