import { z } from 'zod';
import { CloudFailure, type CloudFault } from '../domain/faults/cloud-fault';

/** What an error and its causes say, whichever of Google's clients made them. */
type Signs = { statuses: Set<string>; reasons: Set<string>; text: string };

/** Google's statuses by gRPC's numbers and by HTTP's, under the names that gRPC has for them. */
const NAMES: Record<string, string> = {
  ...{ 3: 'INVALID_ARGUMENT', 400: 'INVALID_ARGUMENT' },
  ...{ 4: 'UNAVAILABLE', 14: 'UNAVAILABLE', 500: 'UNAVAILABLE', 502: 'UNAVAILABLE' },
  ...{ 503: 'UNAVAILABLE', 504: 'UNAVAILABLE', DEADLINE_EXCEEDED: 'UNAVAILABLE' },
  ...{ NO_ANSWER: 'UNAVAILABLE', INTERNAL: 'UNAVAILABLE', 13: 'UNAVAILABLE' },
  ...{ 5: 'NOT_FOUND', 404: 'NOT_FOUND', 7: 'PERMISSION_DENIED', 403: 'PERMISSION_DENIED' },
  // Of the Admin SDK, which has names of its own.
  'functions/permission-denied': 'PERMISSION_DENIED',
  'functions/not-found': 'NOT_FOUND',
  'functions/unauthenticated': 'NOT_AUTHENTICATED',
  'functions/resource-exhausted': 'RESOURCE_EXHAUSTED',
  'auth/insufficient-permission': 'PERMISSION_DENIED',
  'auth/invalid-credential': 'NOT_AUTHENTICATED',
  ...{ 8: 'RESOURCE_EXHAUSTED', 429: 'RESOURCE_EXHAUSTED', 9: 'FAILED_PRECONDITION' },
  ...{ 16: 'NOT_AUTHENTICATED', 401: 'NOT_AUTHENTICATED', UNAUTHENTICATED: 'NOT_AUTHENTICATED' },
};

type Rule = [fault: CloudFault, holds: (signs: Signs) => boolean];

const hasStatus =
  (name: string) =>
  ({ statuses }: Signs): boolean =>
    statuses.has(name);
const says =
  (pattern: RegExp) =>
  ({ text }: Signs): boolean =>
    pattern.test(text);
const refusedFor =
  (reasons: readonly string[], pattern: RegExp) =>
  ({ statuses, reasons: said, text }: Signs): boolean =>
    reasons.some((reason) => said.has(reason)) ||
    (statuses.has('PERMISSION_DENIED') && pattern.test(text));

/** Why an API key is not taken: it is none, or restricted to other callers or services. */
const KEY_REASONS = [
  'API_KEY_INVALID',
  'API_KEY_HTTP_REFERRER_BLOCKED',
  'API_KEY_SERVICE_BLOCKED',
  'API_KEY_IP_ADDRESS_BLOCKED',
];

/** The first that holds. What one status stands for is told apart before the status itself. */
const RULES: readonly Rule[] = [
  ['NOT_AUTHENTICATED', hasStatus('NOT_AUTHENTICATED')],
  ['NOT_AUTHENTICATED', says(/could not load the default credentials|invalid_grant|invalid_rapt/i)],
  [
    'API_NOT_ENABLED',
    refusedFor(
      ['SERVICE_DISABLED', 'accessNotConfigured'],
      /has not been used in project|API is disabled/i,
    ),
  ],
  [
    'BILLING_DISABLED',
    refusedFor(['BILLING_DISABLED', 'accountDisabled', 'userProjectAccountProblem'], /billing/i),
  ],
  ['KEY_REFUSED', refusedFor([...KEY_REASONS], /API key|unregistered callers/i)],
  ['PROVIDER_OFF', says(/OPERATION_NOT_ALLOWED|PASSWORD_LOGIN_DISABLED|CONFIGURATION_NOT_FOUND/)],
  ['PROVIDER_OFF', says(/configuration-not-found|no configuration corresponding/i)],
  ['INDEX_BUILDING', (signs) => isOfIndex(signs) && /building/i.test(signs.text)],
  ['INDEX_MISSING', (signs) => isOfIndex(signs)],
  ['WRONG_REGION', says(/ENOTFOUND|name resolution failed|unsupported region/i)],
  [
    'WRONG_REGION',
    (signs) => signs.statuses.has('INVALID_ARGUMENT') && /region|location/i.test(signs.text),
  ],
  ['PERMISSION_DENIED', hasStatus('PERMISSION_DENIED')],
  ['NOT_FOUND', hasStatus('NOT_FOUND')],
  ['OVER_QUOTA', hasStatus('RESOURCE_EXHAUSTED')],
  ['UNREACHABLE', hasStatus('UNAVAILABLE')],
  ['UNREACHABLE', says(/ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|no answer within/)],
  ['UNUSABLE', hasStatus('UNUSABLE_ANSWER')],
  ['REFUSED', ({ statuses }) => statuses.size > 0],
];

const isOfIndex = ({ statuses, text }: Signs): boolean =>
  statuses.has('FAILED_PRECONDITION') && /\bindex\b/i.test(text);

/** Which of the faults an error of Google's clients is. */
export function faultOf(error: unknown): CloudFault {
  if (error instanceof CloudFailure) return error.fault;
  const signs: Signs = { statuses: new Set(), reasons: new Set(), text: '' };
  for (const each of chainOf(error)) gather(each, signs);
  return RULES.find(([, holds]) => holds(signs))?.[0] ?? 'UNKNOWN';
}

/** The longest that is shown of what Google said, in characters. */
const MAX_SHOWN = 400;

/** What Google said of it, on one line. Addresses of upload sessions let anybody upload, and are left out. */
export function saidOf(error: unknown): string {
  const last = chainOf(error).at(-1);
  const text = refusalIn(last)?.message ?? (last instanceof Error ? last.message : String(last));
  return text
    .replace(/\s+/g, ' ')
    .replace(/upload_id=[\w-]+/g, 'upload_id=…')
    .slice(0, MAX_SHOWN);
}

/** An error and its causes, from the outermost on. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each !== undefined && each !== null && chain.length < 8;) {
    chain.push(each);
    each = each instanceof Error ? each.cause : undefined;
  }
  return chain;
}

/** A refusal of Cloud Storage, which its client keeps whole beside an error that tells the status alone. */
const refusalSchema = z.object({
  response: z.object({
    data: z.object({
      error: z.object({
        message: z.string(),
        errors: z.array(z.object({ reason: z.string().optional() })).optional(),
      }),
    }),
  }),
});
const refusalIn = (error: unknown) => refusalSchema.safeParse(error).data?.response.data.error;

function gather(error: unknown, signs: Signs): void {
  if (!(error instanceof Error)) return;
  const { code, status, reason } = error as Error & Record<string, unknown>;
  for (const value of [code, status]) {
    if (typeof value !== 'number' && typeof value !== 'string') continue;
    // Ours, which every failure is wrapped in for owners, says nothing of Google.
    if (value === 'UNAVAILABLE' && error.name === 'AppError') continue;
    signs.statuses.add(NAMES[value] ?? `${value}`);
  }
  if (typeof reason === 'string') signs.reasons.add(reason);
  const refusal = refusalIn(error);
  for (const each of refusal?.errors ?? []) {
    if (each.reason !== undefined) signs.reasons.add(each.reason);
  }
  signs.text += `${error.message}\n${refusal?.message ?? ''}\n`;
}
