/** gRPC's codes by which Firestore tells why it wrote nothing. */
const INVALID_ARGUMENT = 3;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const FAILED_PRECONDITION = 9;
const ABORTED = 10;

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : null;

/** What was to be changed is not there. */
export const isNotFound = (error: unknown): boolean => codeOf(error) === NOT_FOUND;

/**
 * Others changed the same documents in every attempt; or their change ended this transaction while it still read, which
 * Google's emulator calls an invalid argument ("Transaction is invalid or closed.").
 */
export const isAborted = (error: unknown): boolean =>
  codeOf(error) === ABORTED || (codeOf(error) === INVALID_ARGUMENT && isOfTransaction(error));

const isOfTransaction = (error: unknown): boolean =>
  error instanceof Error && /\btransaction\b.*\b(?:closed|expired|invalid)\b/i.test(error.message);

/** What it was decided on has changed; or what was to be created with the next number has been, by who changed it. */
export const isOvertaken = (error: unknown): boolean =>
  isAborted(error) || [ALREADY_EXISTS, FAILED_PRECONDITION].some((code) => codeOf(error) === code);
