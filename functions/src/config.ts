import { defineString, storageBucket } from 'firebase-functions/params';
import { z } from 'zod';
import { version } from '../package.json';

/** Where everything runs. `firebase.json` names the same region in its rewrite, so it is no parameter. */
export const REGION = 'europe-west1';

/** Of the server that answers; the build writes it into the bundle. */
export const VERSION = version;

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
    description: 'Who reads scans, embeds and answers: vertex (Google Cloud) or local (embedded)',
    default: 'vertex',
  }),
  documentAiProcessor: defineString('DOCUMENT_AI_PROCESSOR', {
    description:
      'OCR processor for scans: projects/{project}/locations/eu/processors/{id}; empty: scans are not read',
    default: '',
  }),
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

const aiProviders = z.enum(['vertex', 'local']);

const configSchema = z.object({
  allowedEmailDomains: domainList,
  invitations: invitationMap,
  webApiKey: z.string(),
  aiProvider: aiProviders.default('vertex'),
  /** Empty: pages that are only images are named, and not read. */
  documentAiProcessor: z
    .union([
      z.literal(''),
      z.string().regex(/^projects\/[^/]+\/locations\/[a-z0-9-]+\/processors\/[^/]+/),
    ])
    .default(''),
  /** Set explicitly on both sides: what the SDK would guess differs between projects. */
  storageBucket: z.string().min(1),
  /** Local suite only: stands before the Storage emulator, which lacks resumable uploads. */
  uploadGateway: z.url().optional(),
  /** Local suite only: where accounts are, as host and port. */
  authEmulatorHost: z.string().optional(),
});

export type Config = z.infer<typeof configSchema>;

/** Emulators accept unsigned tokens: a server in the cloud that points at one would let everybody in. */
export function refuseEmulatorsInTheCloud(environment: NodeJS.ProcessEnv): void {
  const inTheCloud =
    environment.K_SERVICE !== undefined && environment.FUNCTIONS_EMULATOR !== 'true';
  const emulators = Object.keys(environment).filter((name) => name.endsWith('_EMULATOR_HOST'));
  if (inTheCloud && emulators.length > 0) {
    throw new Error(`Emulator variables are set in the cloud: ${emulators.join(', ')}`);
  }
}

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
    aiProvider: aiProviders.parse(parameters.aiProvider.value()),
    documentAiProcessor: parameters.documentAiProcessor.value(),
    storageBucket: storageBucket.value(),
    uploadGateway: process.env.UPLOAD_GATEWAY,
    authEmulatorHost: process.env.FIREBASE_AUTH_EMULATOR_HOST,
  });
  return parsed;
}
