/** The details of google.rpc that Document AI sends, as JSON has them. */
export type RpcDetail =
  | { '@type': typeof RETRY_INFO; retryDelay: string }
  | { '@type': typeof ERROR_INFO; reason: string; domain: string }
  | { '@type': typeof BAD_REQUEST; fieldViolations: { field: string; description: string }[] };

const RETRY_INFO = 'type.googleapis.com/google.rpc.RetryInfo';
const ERROR_INFO = 'type.googleapis.com/google.rpc.ErrorInfo';
const BAD_REQUEST = 'type.googleapis.com/google.rpc.BadRequest';

/** How long the service wants to be left alone: at most 127 seconds. */
export const retryInfo = (seconds: number): RpcDetail => ({
  '@type': RETRY_INFO,
  retryDelay: `${seconds}s`,
});

export const errorInfo = (reason: string): RpcDetail => ({
  '@type': ERROR_INFO,
  reason,
  domain: 'documentai.googleapis.com',
});

export const badRequest = (field: string, description: string): RpcDetail => ({
  '@type': BAD_REQUEST,
  fieldViolations: [{ field, description }],
});

/** The same as gRPC carries it. Lengths and numbers are below 128, so that each is one byte of a varint. */
export function encodedDetail(detail: RpcDetail): { type_url: string; value: Buffer } {
  return { type_url: detail['@type'], value: valueOf(detail) };
}

function valueOf(detail: RpcDetail): Buffer {
  if ('retryDelay' in detail) {
    const seconds = Number.parseInt(detail.retryDelay, 10);
    return delimited(1, Buffer.from([0x08, seconds]));
  }
  if ('reason' in detail) {
    return Buffer.concat([
      delimited(1, Buffer.from(detail.reason)),
      delimited(2, Buffer.from(detail.domain)),
    ]);
  }
  return Buffer.concat(
    detail.fieldViolations.map(({ field, description }) =>
      delimited(
        1,
        Buffer.concat([delimited(1, Buffer.from(field)), delimited(2, Buffer.from(description))]),
      ),
    ),
  );
}

/** A field of wire type 2. */
const delimited = (number: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from([(number << 3) | 2, bytes.length]), bytes]);
