import { defineString, projectID, storageBucket } from 'firebase-functions/params';
import { z } from 'zod';
import { version } from '../package.json';
import { refuseEmulatorsInTheCloud } from './no-emulators';

/** Where everything runs. `firebase.json` names the same region in its rewrite, so it is no parameter. */
export const REGION = 'europe-west1';

/** Of the server that answers; the build writes it into the bundle. */
export const VERSION = version;

const DEFAULT_AI_PROVIDER = 'vertex';
/** The multi-region of the European Union. */
const DEFAULT_VERTEX_LOCATION = 'eu';
/** Text models are served by region; this one is in the Union, too. */
const DEFAULT_EMBEDDING_LOCATION = REGION;
const DEFAULT_ANSWER_MODEL = 'gemini-3.5-flash-lite';
const DEFAULT_GEMINI_CLIENT = 'sdk';
const DEFAULT_THINKING_LEVEL = 'LOW';
const DEFAULT_EMBEDDING_MODEL = 'text-multilingual-embedding-002';

/** What one owner may use where nobody says otherwise (docs/decisions/0015). */
const DEFAULT_LIMITS = {
  QUESTIONS_PER_MINUTE: 10,
  QUESTIONS_PER_DAY: 200,
  UPLOADS_PER_DAY: 20,
  PICTURES_PER_DAY: 2000,
  LOOKS_PER_MINUTE: 60,
  RECEIPTS_PER_DAY: 100,
  STORED_MEGABYTES: 1000,
  VEHICLES_PER_OWNER: 20,
  MANUALS_PER_VEHICLE: 20,
  OCR_PAGES_PER_MANUAL: 1000,
  ...{ PUBLIC_REQUESTS_PER_MINUTE: 60, EDGE_REQUESTS_PER_MINUTE: 600 },
};

const numberParameter = (name: keyof typeof DEFAULT_LIMITS, description: string) =>
  defineString(name, { description, default: String(DEFAULT_LIMITS[name]) });

const parameters = {
  allowedEmailDomains: defineString('ALLOWED_EMAIL_DOMAINS', {
    description: 'The e-mail domains whose owners may enter, separated by commas',
    default: '',
  }),
  invitations: defineString('INVITATIONS', {
    description: 'People invited one by one, as JSON: {"name": "address"}',
    default: '{}',
  }),
  webApiKey: defineString('WEB_API_KEY', {
    description: 'Web API key of the Firebase project, for sign-in by e-mail and password',
    default: '',
  }),
  aiProvider: defineString('AI_PROVIDER', {
    description:
      'Who reads scans, embeds and answers: vertex (Google Cloud) or local (embedded in the server)',
    default: DEFAULT_AI_PROVIDER,
  }),
  vertexLocation: defineString('VERTEX_LOCATION', {
    description: 'Where the answering model runs: a region, a multi-region (eu) or global',
    default: DEFAULT_VERTEX_LOCATION,
  }),
  answerModel: defineString('ANSWER_MODEL', {
    description: 'Id of the Gemini model that answers',
    default: DEFAULT_ANSWER_MODEL,
  }),
  geminiClient: defineString('GEMINI_CLIENT', {
    description:
      'How Gemini is asked: sdk (@google-cloud/vertexai), or rest for the day on which that is taken away',
    default: DEFAULT_GEMINI_CLIENT,
  }),
  thinkingLevel: defineString('THINKING_LEVEL', {
    description:
      'How long the answering model thinks, which is paid for: MINIMAL, LOW, MEDIUM or HIGH',
    default: DEFAULT_THINKING_LEVEL,
  }),
  embeddingLocation: defineString('EMBEDDING_LOCATION', {
    description: 'Region of the embedding model',
    default: DEFAULT_EMBEDDING_LOCATION,
  }),
  embeddingModel: defineString('EMBEDDING_MODEL', {
    description: 'Id of the embedding model; after a change manuals must be read again',
    default: DEFAULT_EMBEDDING_MODEL,
  }),
  operatorName: defineString('OPERATOR_NAME', {
    description: 'Who runs the service and answers for its data: person or company, as in law',
  }),
  operatorTaxId: defineString('OPERATOR_TAX_ID', { description: 'NIF of the operator' }),
  operatorAddress: defineString('OPERATOR_ADDRESS', { description: 'Postal address' }),
  operatorEmail: defineString('OPERATOR_EMAIL', {
    description: 'Address for questions about privacy, shown to everybody',
  }),
  searchRetentionDays: defineString('SEARCH_RETENTION_DAYS', {
    description: 'Days that questions and answers are kept; 0: until their owner deletes them',
    default: '0',
  }),
  documentAiProcessor: defineString('DOCUMENT_AI_PROCESSOR', {
    description:
      'OCR processor for scans: projects/{project}/locations/eu/processors/{id}; empty: scans are not read',
    default: '',
  }),
  aiSpending: defineString('AI_SPENDING', {
    description: 'off stops spending: answers are quotations found by words, nothing new is read',
    default: 'on',
  }),
  appCheck: defineString('APP_CHECK', {
    description: 'enforce lets only our own app ask, by a token of Firebase App Check; or off',
    default: 'off',
  }),
  signals: defineString('SIGNALS', {
    description: 'on shows what manuals say of warning lights; off takes that away from everybody',
    default: 'off',
  }),
  limits: {
    questionsPerMinute: numberParameter('QUESTIONS_PER_MINUTE', 'Questions of one owner a minute'),
    questionsPerDay: numberParameter('QUESTIONS_PER_DAY', 'Questions of one owner a day'),
    uploadsPerDay: numberParameter('UPLOADS_PER_DAY', 'Manuals of one owner read a day'),
    picturesPerDay: numberParameter('PICTURES_PER_DAY', 'Pages of one owner drawn a day'),
    looksPerMinute: numberParameter('LOOKS_PER_MINUTE', 'Looks through manuals a minute'),
    receiptsPerDay: numberParameter('RECEIPTS_PER_DAY', 'Receipts of one owner a day'),
    storedMegabytes: numberParameter('STORED_MEGABYTES', 'Room for one owner’s files, in MB'),
    vehicles: numberParameter('VEHICLES_PER_OWNER', 'Vehicles of one owner'),
    manualsPerVehicle: numberParameter('MANUALS_PER_VEHICLE', 'Manuals of one vehicle'),
  },
  ocrPagesPerManual: numberParameter(
    'OCR_PAGES_PER_MANUAL',
    'Scanned pages of one manual that are read; those beyond are named as unreadable',
  ),
  requestsPerClient: numberParameter(
    'PUBLIC_REQUESTS_PER_MINUTE',
    'Sign-ins, registrations and invitations from one client in a minute, per instance',
  ),
  requestsPerEdge: numberParameter(
    'EDGE_REQUESTS_PER_MINUTE',
    'The same from all clients together that come by one proxy of Hosting, or by none',
  ),
};

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

const switchOr = (usual: 'on' | 'off') => nameOr(usual).pipe(z.enum(['on', 'off']));

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
    ...{ picturesPerDay: countOr('PICTURES_PER_DAY'), looksPerMinute: countOr('LOOKS_PER_MINUTE') },
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
  aiProvider: nameOr(DEFAULT_AI_PROVIDER).pipe(z.enum(['vertex', 'local'])),
  vertexLocation: nameOr(DEFAULT_VERTEX_LOCATION),
  answerModel: nameOr(DEFAULT_ANSWER_MODEL),
  geminiClient: nameOr(DEFAULT_GEMINI_CLIENT).pipe(z.enum(['sdk', 'rest'])),
  thinkingLevel: nameOr(DEFAULT_THINKING_LEVEL).pipe(z.enum(['MINIMAL', 'LOW', 'MEDIUM', 'HIGH'])),
  embeddingLocation: nameOr(DEFAULT_EMBEDDING_LOCATION),
  /** `gemini-embedding-2` and its successors speak another method, which `adapters/vertex` does not. */
  embeddingModel: nameOr(DEFAULT_EMBEDDING_MODEL).refine(
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
  /** No more money for models, until somebody says otherwise. */
  isSpendingStopped: switchOr('on').transform((spending) => spending === 'off'),
  /** Only requests with a token of Firebase App Check are answered. */
  isAppCheckEnforced: nameOr('off')
    .pipe(z.enum(['enforce', 'off']))
    .transform((appCheck) => appCheck === 'enforce'),
  /** Whether warning lights are shown. */
  hasSignals: switchOr('off').transform((signals) => signals === 'on'),
  limits: limitsSchema,
  ocrPagesPerManual: countOr('OCR_PAGES_PER_MANUAL'),
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
    isSpendingStopped: parameters.aiSpending.value(),
    isAppCheckEnforced: parameters.appCheck.value(),
    hasSignals: parameters.signals.value(),
    limits: Object.fromEntries(
      Object.entries(parameters.limits).map(([name, limit]) => [name, limit.value()]),
    ) as Record<keyof typeof parameters.limits, string>,
    ocrPagesPerManual: parameters.ocrPagesPerManual.value(),
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
