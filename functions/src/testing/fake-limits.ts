import { protos } from '@google-cloud/documentai';
import { badRequest, errorInfo, type RpcDetail } from './rpc-details';

const { Document } = protos.google.cloud.documentai.v1;

type Request = protos.google.cloud.documentai.v1.ProcessRequest;

export type DocumentAiRequest = { name: string; mimeType: string; content: Buffer; body: Request };

export const HTTP_STATUS = {
  INVALID_ARGUMENT: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DEADLINE_EXCEEDED: 504,
} as const;

export type Refusal = {
  refused: keyof typeof HTTP_STATUS;
  message?: string;
  details?: RpcDetail[];
};

/** Of one online request (cloud.google.com/document-ai/limits). */
export const SERVICE_LIMITS = {
  bytes: 40 * 1024 * 1024,
  pages: 15,
  /** In imageless mode. */
  imagelessPages: 30,
};

const INVALID = 'Request contains an invalid argument.';

/** What Document AI refuses whatever stands on the pages; null when it takes the request. */
export function refusalOfRequest(
  { body, content }: DocumentAiRequest,
  limits: typeof SERVICE_LIMITS,
): Refusal | null {
  const wrong = (body.fieldMask?.paths ?? []).find((path) => !isField(path));
  if (wrong !== undefined) {
    return invalid(INVALID, badRequest('field_mask', `Invalid field: ${wrong}`));
  }
  if (content.length > limits.bytes) {
    const description = `Document size (${content.length}) exceeds the limit: ${limits.bytes}.`;
    return invalid(INVALID, badRequest('raw_document.content', description));
  }
  const { length: pages } = content.toString('latin1').match(/\/Type\/Page\//g) ?? [];
  const [most, mode] = body.imagelessMode
    ? [limits.imagelessPages, 'imageless']
    : [limits.pages, 'non-imageless'];
  if (pages <= most) return null;
  const message = `Document pages in ${mode} mode exceed the limit: ${most} got ${pages}.`;
  return invalid(message, errorInfo('PAGE_LIMIT_EXCEEDED'));
}

const invalid = (message: string, detail: ReturnType<typeof badRequest>): Refusal => ({
  refused: 'INVALID_ARGUMENT',
  message,
  details: [detail],
});

/** `{field}` or `pages.{field}`, and no deeper (document_processor_service.proto, `field_mask`). */
function isField(path: string): boolean {
  const parts = path.split('.').map(camelCase);
  const [first = '', second] = parts;
  if (parts.length > 2 || !(first in Document.prototype)) return false;
  return second === undefined || (first === 'pages' && second in Document.Page.prototype);
}

/** REST carries masks in camel case, gRPC as they were given. */
const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
