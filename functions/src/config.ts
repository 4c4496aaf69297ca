import { projectID, storageBucket } from 'firebase-functions/params';
import { z } from 'zod';
import { version } from '../package.json';
import { refuseEmulatorsInTheCloud } from './no-emulators';
import { DEFAULT_LIMITS, DEFAULTS, parameters, REGION } from './parameters';

export { REGION };

/** Of the server that answers; the build writes it into the bundle. */
export const VERSION = version;

const domainList = z
  .string()
  .transform((text) => text.split(',').map((domain) => domain.trim().toLowerCase()))
  .transform((domains) => domains.filter((domain) => domain !== ''));

const invitationMap = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text === '' ? '{}' : text);
    } catch {
      context.addIssue('INVITATIONS is not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.record(z.string(), z.email()));

/** Values become parts of addresses. The platform gives an empty text where nobody set one. */
const nameOr = (usual: string) =>
  z
    .string()
    .transform((text) => text.trim() || usual)
    .pipe(z.string().regex(/^[\w.-]+$/));

/** Zero stops that use altogether. */
const countOr = (name: keyof typeof DEFAULT_LIMITS) =>
  nameOr(String(DEFAULT_LIMITS[name]))
    .pipe(z.string().regex(/^\d{1,9}$/))
    .transform(Number);

const MEGABYTE = 1024 * 1024;

const limitsSchema = z
  .object({
    questionsPerMinute: countOr('QUESTIONS_PER_MINUTE'),
    questionsPerDay: countOr('QUESTIONS_PER_DAY'),
    uploadsPerDay: countOr('UPLOADS_PER_DAY'),
    picturesPerDay: countOr('PICTURES_PER_DAY'),
    looksPerMinute: countOr('LOOKS_PER_MINUTE'),
    receiptsPerDay: countOr('RECEIPTS_PER_DAY'),
    storedMegabytes: countOr('STORED_MEGABYTES'),
    vehicles: countOr('VEHICLES_PER_OWNER'),
    manualsPerVehicle: countOr('MANUALS_PER_VEHICLE'),
  })
  .transform(({ storedMegabytes, ...limits }) => ({
    ...limits,
    storedBytes: storedMegabytes * MEGABYTE,
  }));

const configSchema = z.object({
  allowedEmailDomains: domainList,
  invitations: invitationMap,
  webApiKey: z.string(),
  projectId: z.string().min(1),
  aiProvider: nameOr(DEFAULTS.AI_PROVIDER).pipe(z.enum(['vertex', 'local'])),
  vertexLocation: nameOr(DEFAULTS.VERTEX_LOCATION),
  answerModel: nameOr(DEFAULTS.ANSWER_MODEL),
  geminiClient: nameOr(DEFAULTS.GEMINI_CLIENT).pipe(z.enum(['sdk', 'rest'])),
  thinkingLevel: nameOr(DEFAULTS.THINKING_LEVEL).pipe(z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH'])),
  embeddingLocation: nameOr(DEFAULTS.EMBEDDING_LOCATION),
  /** `gemini-embedding-2` and its successors speak another method, which `adapters/vertex` does not. */
  embeddingModel: nameOr(DEFAULTS.EMBEDDING_MODEL).refine(
    (model) => !/^gemini-embedding-(?!001)/.test(model),
    'this embedding model is not supported',
  ),
  /** Empty: pages that are only images are named, and not read. */
  documentAiProcessor: z.union([
    z.literal(''),
    z
      .string()
      .regex(
        /^projects\/[\w.:-]+\/locations\/[a-z0-9-]+\/processors\/[\w-]+(\/processorVersions\/[\w.-]+)?$/,
      ),
  ]),
  /** Only requests with a token of Firebase App Check are answered. */
  isAppCheckEnforced: nameOr('off')
    .pipe(z.enum(['enforce', 'off']))
    .transform((appCheck) => appCheck === 'enforce'),
  /** Whether warning lights are shown. */
  hasSignals: nameOr('on')
    .pipe(z.enum(['on', 'off']))
    .transform((signals) => signals === 'on'),
  /** Whether a model points at what manuals explain, where one is configured. */
  pointsWhileReading: nameOr('on')
    .pipe(z.enum(['on', 'off']))
    .transform((pointing) => pointing === 'on'),
  limits: limitsSchema,
  ocrPages: z.object({
    perManual: countOr('OCR_PAGES_PER_MANUAL'),
    ofOwnerPerDay: countOr('OCR_PAGES_PER_DAY'),
    ofAllPerDay: countOr('OCR_PAGES_OF_ALL_PER_DAY'),
  }),
  requestsPerSource: z.object({
    client: countOr('PUBLIC_REQUESTS_PER_MINUTE'),
    edge: countOr('EDGE_REQUESTS_PER_MINUTE'),
  }),
  /** For the legal pages. */
  operator: z.object({
    name: z.string().trim(),
    taxId: z.string().trim(),
    address: z.string().trim(),
    email: z.union([z.literal(''), z.email()]),
  }),
  /** 0: until their owner deletes them. */
  searchRetentionDays: z
    .string()
    .regex(/^\d{0,5}$/)
    .transform(Number),
  /** Set explicitly on both sides: what the SDK would guess differs between projects. */
  storageBucket: z.string().min(1),
  /** Local suite only: stands before the Storage emulator, which lacks resumable uploads. */
  uploadGateway: z.url().optional(),
  /** Local suite only: where accounts are, as host and port. */
  authEmulatorHost: z.string().optional(),
  /** Tests only: a stand-in for Vertex AI, as host and port. It must speak HTTPS, as Google does. */
  vertexHost: z.string().optional(),
});

export type Config = z.infer<typeof configSchema>;

// As soon as a function is loaded: an instance that could be entered like this must not come up.
refuseEmulatorsInTheCloud(process.env);

/** Checks raw values; for tests. Everybody else calls `config`. */
export const parseConfig = (raw: z.input<typeof configSchema>): Config => configSchema.parse(raw);

const valuesOf = <Name extends string>(
  group: Record<Name, { value(): string }>,
): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<{ value(): string }>(group).map(([name, one]) => [name, one.value()]),
  ) as Record<Name, string>;

let parsed: Config | undefined;

/** The configuration, parsed at the first call: values exist only when a function runs, not while it is deployed. */
export function config(): Config {
  if (parsed) return parsed;
  refuseEmulatorsInTheCloud(process.env);
  parsed = parseConfig({
    allowedEmailDomains: parameters.allowedEmailDomains.value(),
    invitations: parameters.invitations.value(),
    webApiKey: parameters.webApiKey.value(),
    projectId: projectID.value(),
    aiProvider: parameters.aiProvider.value(),
    vertexLocation: parameters.vertexLocation.value(),
    answerModel: parameters.answerModel.value(),
    geminiClient: parameters.geminiClient.value(),
    thinkingLevel: parameters.thinkingLevel.value(),
    embeddingLocation: parameters.embeddingLocation.value(),
    embeddingModel: parameters.embeddingModel.value(),
    documentAiProcessor: parameters.documentAiProcessor.value(),
    isAppCheckEnforced: parameters.appCheck.value(),
    hasSignals: parameters.signals.value(),
    pointsWhileReading: parameters.pointWhileReading.value(),
    limits: valuesOf(parameters.limits),
    ocrPages: valuesOf(parameters.ocrPages),
    requestsPerSource: {
      client: parameters.requestsPerClient.value(),
      edge: parameters.requestsPerEdge.value(),
    },
    operator: {
      name: parameters.operatorName.value(),
      taxId: parameters.operatorTaxId.value(),
      address: parameters.operatorAddress.value(),
      email: parameters.operatorEmail.value(),
    },
    searchRetentionDays: parameters.searchRetentionDays.value(),
    storageBucket: storageBucket.value(),
    uploadGateway: process.env.UPLOAD_GATEWAY,
    authEmulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    vertexHost: process.env.VERTEX_EMULATOR_HOST,
  });
  return parsed;
}
