/** What a deployed service does of Google's cloud, once each. */
export const cloudSteps = [
  'answer',
  'embedding',
  'vectorQuery',
  'ocr',
  'upload',
  'event',
  'task',
  'link',
  'session',
  'webKey',
] as const;
export type CloudStep = (typeof cloudSteps)[number];

/** What stands in the way of a step, told apart by what a maintainer has to do about it. */
export const cloudFaults = [
  'NOT_AUTHENTICATED',
  'API_NOT_ENABLED',
  'BILLING_DISABLED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'OVER_QUOTA',
  'WRONG_REGION',
  'INDEX_MISSING',
  'INDEX_BUILDING',
  'ORIGIN_REFUSED',
  'NO_EVENT',
  'NOT_REVOKED',
  'KEY_REFUSED',
  'PROVIDER_OFF',
  'REFUSED',
  'UNREACHABLE',
  'UNUSABLE',
  'UNKNOWN',
] as const;
export type CloudFault = (typeof cloudFaults)[number];

/** What is worth saying of a step that is well. */
export type CloudRemark = {
  /** Tokens that the model was paid for thinking; none of them was asked to be shown. */
  thoughtTokens: number;
};

/**
 * `run` fails with whatever stands in the way, and may have a remark where nothing does; null where this service is
 * configured to do without.
 */
export type CloudProbe = {
  step: CloudStep;
  run: ((onRemark?: (remark: CloudRemark) => void) => Promise<void>) | null;
};

/** A step that got an answer, but not the one that the product needs. */
export class CloudFailure extends Error {
  readonly fault: CloudFault;

  constructor(fault: CloudFault, detail: string) {
    super(detail);
    this.name = 'CloudFailure';
    this.fault = fault;
  }
}
