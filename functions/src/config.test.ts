import { parseConfig } from './config';
import { refuseEmulatorsInTheCloud } from './no-emulators';

const raw = {
  allowedEmailDomains: '',
  invitations: '',
  webApiKey: '',
  projectId: 'project',
  aiProvider: '',
  vertexLocation: '',
  answerModel: '',
  geminiClient: '',
  thinkingLevel: '',
  embeddingLocation: '',
  embeddingModel: '',
  documentAiProcessor: '',
  operator: { name: '', taxId: '', address: '', email: '' },
  searchRetentionDays: '',
  storageBucket: 'bucket',
  isAppCheckEnforced: '',
  hasSignals: '',
  pointsWhileReading: '',
  limits: {
    questionsPerMinute: '',
    questionsPerDay: '',
    uploadsPerDay: '',
    picturesPerDay: '',
    looksPerMinute: '',
    receiptsPerDay: '',
    storedMegabytes: '',
    vehicles: '',
    manualsPerVehicle: '',
  },
  ocrPages: { perManual: '', ofOwnerPerDay: '', ofAllPerDay: '' },
  requestsPerSource: { client: '', edge: '' },
};

describe('config', () => {
  it('reads domains from a comma list, without blanks and in lower case', () => {
    const { allowedEmailDomains } = parseConfig({
      ...raw,
      allowedEmailDomains: ' A.test, ,b.test',
    });
    expect(allowedEmailDomains).toEqual(['a.test', 'b.test']);
  });

  it('lets nobody in when nothing is configured', () => {
    expect(parseConfig(raw)).toMatchObject({ allowedEmailDomains: [], invitations: {} });
  });

  it('reads invitations from JSON', () => {
    const { invitations } = parseConfig({ ...raw, invitations: '{"ana":"ana@b.example"}' });
    expect(invitations).toEqual({ ana: 'ana@b.example' });
  });

  it('keeps questions for the days that are said, and for ever where none are', () => {
    expect(parseConfig(raw).searchRetentionDays).toBe(0);
    expect(parseConfig({ ...raw, searchRetentionDays: '730' }).searchRetentionDays).toBe(730);
    expect(() => parseConfig({ ...raw, searchRetentionDays: '-1' })).toThrow();
  });

  it('refuses an address of the operator that is none', () => {
    const operator = { ...raw.operator, email: 'nobody' };
    expect(() => parseConfig({ ...raw, operator })).toThrow();
  });

  it.each(['{', '[]', '{"ana":1}', '{"ana":"not an address"}'])(
    'refuses the invitations %s',
    (invitations) => {
      expect(() => parseConfig({ ...raw, invitations })).toThrow();
    },
  );

  it('asks Vertex AI within the European Union where nothing else is said', () => {
    expect(parseConfig(raw)).toMatchObject({
      aiProvider: 'vertex',
      vertexLocation: 'eu',
      answerModel: 'gemini-3.5-flash-lite',
      geminiClient: 'sdk',
      thinkingLevel: 'LOW',
      embeddingLocation: 'europe-west1',
      embeddingModel: 'text-multilingual-embedding-002',
    });
  });

  it.each([
    { aiProvider: 'openai' },
    { vertexLocation: 'eu/../us' },
    { answerModel: 'models/other:predict' },
    { embeddingModel: 'gemini-embedding-2' },
    { geminiClient: 'genai' },
    { thinkingLevel: 'low' },
    { thinkingLevel: '1024' },
  ])('refuses %j', (change) => {
    expect(() => parseConfig({ ...raw, ...change })).toThrow();
  });

  it.each([
    'projects/p/locations/eu',
    'eu',
    'projects/p/locations/eu/processors/',
    'projects/p/locations/eu/processors/abc/',
    'projects/p/locations/eu/processors/abc:process',
    'projects/p/locations/eu/processors/abc/processorVersions/',
    'https://eu-documentai.googleapis.com/v1/projects/p/locations/eu/processors/abc',
  ])('refuses %s as the name of an OCR processor', (documentAiProcessor) => {
    expect(() => parseConfig({ ...raw, documentAiProcessor })).toThrow();
  });

  it.each([
    'projects/p/locations/eu/processors/abc123',
    'projects/example.com:p/locations/us/processors/abc/processorVersions/pretrained-ocr-v2.0-2023-06-02',
  ])('takes %s as the name of an OCR processor', (documentAiProcessor) => {
    expect(parseConfig({ ...raw, documentAiProcessor })).toMatchObject({ documentAiProcessor });
  });

  it('reads no scans in the cloud where no processor is named', () => {
    expect(parseConfig(raw)).toMatchObject({ aiProvider: 'vertex', documentAiProcessor: '' });
  });
});

describe('limits', () => {
  it('have values where nobody says otherwise, and none is without end', () => {
    const { limits, ocrPages, requestsPerSource } = parseConfig(raw);
    expect(limits).toEqual({
      questionsPerMinute: 10,
      questionsPerDay: 200,
      uploadsPerDay: 20,
      picturesPerDay: 2000,
      looksPerMinute: 60,
      receiptsPerDay: 100,
      storedBytes: 1000 * 1024 * 1024,
      vehicles: 20,
      manualsPerVehicle: 20,
    });
    expect(ocrPages).toEqual({ perManual: 1000, ofOwnerPerDay: 2000, ofAllPerDay: 20_000 });
    expect(requestsPerSource).toEqual({ client: 60, edge: 600 });
  });

  it.each(['-1', '1.5', 'many', '1e3', 'Infinity', '9999999999'])('refuse %s', (uploadsPerDay) => {
    const limits = { ...raw.limits, uploadsPerDay };
    expect(() => parseConfig({ ...raw, limits })).toThrow();
  });
});

describe('App Check', () => {
  it('is asked for by a word, and by no other', () => {
    expect(parseConfig(raw).isAppCheckEnforced).toBe(false);
    const enforced = parseConfig({ ...raw, isAppCheckEnforced: 'enforce' });
    expect(enforced.isAppCheckEnforced).toBe(true);
    expect(() => parseConfig({ ...raw, isAppCheckEnforced: 'on' })).toThrow();
  });
});

describe('refuseEmulatorsInTheCloud', () => {
  it('refuses to start in the cloud with an emulator variable', () => {
    const environment = { K_SERVICE: 'api', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    expect(() => refuseEmulatorsInTheCloud(environment)).toThrow('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('refuses a stand-in for Vertex AI there', () => {
    const environment = { K_SERVICE: 'api', VERTEX_EMULATOR_HOST: '127.0.0.1:9' };
    expect(() => refuseEmulatorsInTheCloud(environment)).toThrow('VERTEX_EMULATOR_HOST');
  });

  it('keeps the process from coming up at all', async () => {
    const before = process.env;
    jest.resetModules();
    process.env = { ...before, K_SERVICE: 'api', FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' };
    try {
      await expect(import('./config')).rejects.toThrow('FIREBASE_AUTH_EMULATOR_HOST');
    } finally {
      process.env = before;
    }
  });

  it('starts in the cloud without them, and in the emulator with them', () => {
    refuseEmulatorsInTheCloud({ K_SERVICE: 'api' });
    refuseEmulatorsInTheCloud({
      K_SERVICE: 'api',
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    });
  });
});

describe('warning lights', () => {
  it('are shown where somebody says so by a word, and by no other', () => {
    expect(parseConfig(raw).hasSignals).toBe(true);
    expect(parseConfig({ ...raw, hasSignals: 'off' }).hasSignals).toBe(false);
    expect(() => parseConfig({ ...raw, hasSignals: 'yes' })).toThrow();
  });
});

describe('pointing while a manual is read', () => {
  it('is switched by a word, and by no other', () => {
    expect(parseConfig(raw).pointsWhileReading).toBe(true);
    expect(parseConfig({ ...raw, pointsWhileReading: 'off' }).pointsWhileReading).toBe(false);
    expect(() => parseConfig({ ...raw, pointsWhileReading: 'no' })).toThrow();
  });
});
