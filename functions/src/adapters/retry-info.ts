const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A duration as JSON has it ("34.07s"), or as gRPC's clients have it (seconds, which may be a Long, and nanos). */
function millisecondsOf(duration: unknown): number | null {
  if (typeof duration === 'string') {
    const seconds = /^(\d+(?:\.\d+)?)s$/.exec(duration)?.[1];
    return seconds === undefined ? null : Number(seconds) * 1000;
  }
  if (!isRecord(duration)) return null;
  const milliseconds = Number(duration.seconds ?? 0) * 1000 + Number(duration.nanos ?? 0) / 1e6;
  return Number.isFinite(milliseconds) && milliseconds >= 0 ? milliseconds : null;
}

/** How long to stay away, in milliseconds, by the details of a refusal; null where they do not say. */
export function retryDelayOf(details: unknown): number | null {
  if (!Array.isArray(details)) return null;
  for (const detail of details as unknown[]) {
    if (!isRecord(detail) || !('retryDelay' in detail)) continue;
    if ('@type' in detail && detail['@type'] !== RETRY_INFO) continue;
    return millisecondsOf(detail.retryDelay);
  }
  return null;
}

/** The same by the header `Retry-After`: seconds, or a date. */
export function retryAfterOf(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
