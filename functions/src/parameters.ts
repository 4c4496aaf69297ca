import { defineString } from 'firebase-functions/params';

/** Where everything runs. `firebase.json` names the same region in its rewrite, so it is no parameter. */
export const REGION = 'europe-west1';

/** Who reads, embeds and answers where nobody says otherwise. */
export const DEFAULTS = {
  AI_PROVIDER: 'vertex',
  /** The multi-region of the European Union. */
  VERTEX_LOCATION: 'eu',
  /** Text models are served by region; this one is in the Union, too. */
  EMBEDDING_LOCATION: REGION,
  ANSWER_MODEL: 'gemini-3.5-flash-lite',
  GEMINI_CLIENT: 'sdk',
  THINKING_LEVEL: 'LOW',
  EMBEDDING_MODEL: 'text-multilingual-embedding-002',
} as const;

/** What one owner may use where nobody says otherwise (docs/decisions/0015). */
export const DEFAULT_LIMITS = {
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
  OCR_PAGES_PER_DAY: 2000,
  OCR_PAGES_OF_ALL_PER_DAY: 20_000,
  PUBLIC_REQUESTS_PER_MINUTE: 60,
  EDGE_REQUESTS_PER_MINUTE: 600,
};

const numberParameter = (name: keyof typeof DEFAULT_LIMITS, description: string) =>
  defineString(name, { description, default: String(DEFAULT_LIMITS[name]) });

/** What a deploy asks for, by the names that `config` gives it. */
export const parameters = {
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
    default: DEFAULTS.AI_PROVIDER,
  }),
  vertexLocation: defineString('VERTEX_LOCATION', {
    description: 'Where the answering model runs: a region, a multi-region (eu) or global',
    default: DEFAULTS.VERTEX_LOCATION,
  }),
  answerModel: defineString('ANSWER_MODEL', {
    description: 'Id of the Gemini model that answers',
    default: DEFAULTS.ANSWER_MODEL,
  }),
  geminiClient: defineString('GEMINI_CLIENT', {
    description:
      'How Gemini is asked: sdk (@google-cloud/vertexai), or rest for the day on which that is taken away',
    default: DEFAULTS.GEMINI_CLIENT,
  }),
  thinkingLevel: defineString('THINKING_LEVEL', {
    description:
      'How long the answering model thinks, which is paid for: MINIMAL, LOW, MEDIUM or HIGH',
    default: DEFAULTS.THINKING_LEVEL,
  }),
  embeddingLocation: defineString('EMBEDDING_LOCATION', {
    description: 'Region of the embedding model',
    default: DEFAULTS.EMBEDDING_LOCATION,
  }),
  embeddingModel: defineString('EMBEDDING_MODEL', {
    description: 'Id of the embedding model; after a change manuals must be read again',
    default: DEFAULTS.EMBEDDING_MODEL,
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
  appCheck: defineString('APP_CHECK', {
    description: 'enforce lets only our own app ask, by a token of Firebase App Check; or off',
    default: 'off',
  }),
  signals: defineString('SIGNALS', {
    description: 'on shows what manuals say of warning lights; off takes that away from everybody',
    default: 'on',
  }),
  pointWhileReading: defineString('POINT_WHILE_READING', {
    description:
      'on has Gemini point at lights, emergencies, maintenance and values in manuals that are read; off: rules alone',
    default: 'on',
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
  ocrPages: {
    perManual: numberParameter(
      'OCR_PAGES_PER_MANUAL',
      'Scanned pages of one manual that are read; those beyond are named as unreadable',
    ),
    ofOwnerPerDay: numberParameter('OCR_PAGES_PER_DAY', 'The same of one owner a day'),
    ofAllPerDay: numberParameter('OCR_PAGES_OF_ALL_PER_DAY', 'The same of all owners a day'),
  },
  requestsPerClient: numberParameter(
    'PUBLIC_REQUESTS_PER_MINUTE',
    'Sign-ins, registrations and invitations from one client in a minute, per instance',
  ),
  requestsPerEdge: numberParameter(
    'EDGE_REQUESTS_PER_MINUTE',
    'The same from all clients together that come by one proxy of Hosting, or by none',
  ),
};
