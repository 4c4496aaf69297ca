import { status, type ServiceError, type StatusObject } from '@grpc/grpc-js';

/** An error that a gRPC client sees with its code. */
export const failure = (code: status, message: string): Error & { code: status } =>
  Object.assign(new Error(message), { code });

/** What goes over the wire for an error of the mock. */
export function toStatus(error: unknown): Pick<StatusObject, 'code' | 'details'> & ServiceError {
  const { code, message } = error as { code?: unknown; message?: unknown };
  // The mock writes the code into its messages ("5 NOT_FOUND: …"); the client library adds it once more.
  const details = String(message ?? error).replace(/^\d+ [A-Z_]+: /, '');
  const known = Number.isInteger(code) ? (code as status) : status.INTERNAL;
  return Object.assign(new Error(details), { code: known, details, metadata: undefined as never });
}
