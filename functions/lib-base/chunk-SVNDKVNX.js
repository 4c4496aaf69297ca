// src/logger.ts
import { logger } from "firebase-functions";
var log = {
  info: (event, fields = {}) => logger.info(event, fields),
  warn: (event, fields = {}) => logger.warn(event, fields),
  /** For what nobody expected: writes the stack of the error and of its causes. */
  error: (event, error, fields = {}) => logger.error(event, { ...fields, stack: stackOf(error) })
};
function stackOf(error) {
  if (!(error instanceof Error)) return `not an Error: ${typeof error}`;
  const own = error.stack ?? error.message;
  return error.cause === void 0 ? own : `${own}
caused by ${stackOf(error.cause)}`;
}

export {
  log
};
//# sourceMappingURL=chunk-SVNDKVNX.js.map
