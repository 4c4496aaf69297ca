const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';
/** Google's reasons are constants. Anything else might be somebody's words, which must not reach a log. */
const CONSTANT = /^[A-Z][A-Z0-9_]{1,62}$/;

/**
 * Why Google refused, by the details of a refusal (`SERVICE_DISABLED`, `BILLING_DISABLED`, `IAM_PERMISSION_DENIED`); null
 * where they do not say. One status stands for all three, and each wants another hand.
 */
export function reasonOf(details: unknown): string | null {
  if (!Array.isArray(details)) return null;
  for (const detail of details as unknown[]) {
    if (typeof detail !== 'object' || detail === null || !('reason' in detail)) continue;
    if ('@type' in detail && detail['@type'] !== ERROR_INFO) continue;
    const { reason } = detail;
    if (typeof reason === 'string' && CONSTANT.test(reason)) return reason;
  }
  return null;
}
