import { kindOfStatus, type FailureKind } from '../../domain/retry-policy';

/** As gRPC counts them: DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED, INTERNAL and UNAVAILABLE. */
const TRANSIENT_CODES = new Set<unknown>([4, 8, 10, 13, 14]);

/** What a failure of Document AI's client says about another try: it tells codes of gRPC, or a status of HTTP. */
export function kindOfFailure(error: unknown): FailureKind {
  if (!(error instanceof Error)) return 'permanent';
  if ('code' in error && TRANSIENT_CODES.has(error.code)) return 'transient';
  if ('status' in error && typeof error.status === 'number') return kindOfStatus(error.status);
  return 'permanent';
}
