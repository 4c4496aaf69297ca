import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, getApp } from 'firebase-admin/app';
import { Firestore } from 'firebase-admin/firestore';
import { startFirestore } from '../../../local/firestore/server';
import { faultOf } from '../../src/adapters/cloud-fault';
import { errorInfo } from '../../src/testing/rpc-details';
import { fakeDocumentAi, type FakeDocumentAi } from '../../src/testing/fake-document-ai';
import { connectFirebase } from '../../src/adapters/firebase-admin';
import {
  fakeVertex,
  generated,
  predicted,
  refused,
  refusedBecause,
  type FakeVertex,
  type VertexAnswer,
} from '../../src/testing/fake-vertex';
import { probesOf } from './support/cloud-world';
import { fakeUploadSessions, healthyStorage } from '../../src/testing/fake-upload-sessions';

const pointed = generated(
  JSON.stringify({
    claims: [{ units: [1], headline: '' }],
    missing: '',
    isSafetyCritical: false,
    isDoubtful: false,
    found: true,
  }),
);
const vectors = predicted([new Array<number>(768).fill(1)]);

describe('the check of Vertex AI', () => {
  let vertex: FakeVertex;
  beforeAll(async () => {
    vertex = await fakeVertex();
  });
  afterAll(() => vertex.close());

  it.each([
    ['answer', pointed],
    ['embedding', vectors],
  ] as const)('finds a healthy %s', async (step, answer) => {
    vertex.answerWith(answer);
    expect(await probesOf({ host: vertex.host })(step)).toBe('ok');
    expect(vertex.requests).toHaveLength(1);
  });

  it('says of an answer how much was thought before it', async () => {
    const { json } = pointed as { json: { usageMetadata: object } };
    const usageMetadata = { ...json.usageMetadata, thoughtsTokenCount: 212 };
    vertex.answerWith({ status: 200, json: { ...json, usageMetadata } });
    expect(await probesOf({ host: vertex.host })('answer')).toBe('ok, 212 thought');
  });

  const denied = (reason: string) => refusedBecause(403, 'PERMISSION_DENIED', reason);
  const faults: [name: string, answer: VertexAnswer, fault: string][] = [
    ['an API that is not enabled', denied('SERVICE_DISABLED'), 'API_NOT_ENABLED'],
    ['billing that is off', denied('BILLING_DISABLED'), 'BILLING_DISABLED'],
    ['a role that is missing', denied('IAM_PERMISSION_DENIED'), 'PERMISSION_DENIED'],
    ['a 403 without a reason', refused(403, 'PERMISSION_DENIED'), 'PERMISSION_DENIED'],
    ['a retired model', refused(404, 'NOT_FOUND'), 'NOT_FOUND'],
    ['a used-up quota', refused(429, 'RESOURCE_EXHAUSTED'), 'OVER_QUOTA'],
    [
      'another region',
      refused(400, 'INVALID_ARGUMENT', 'Unsupported region for Vertex AI'),
      'WRONG_REGION',
    ],
    ['a broken connection', 'hang up', 'UNREACHABLE'],
    ['a server that is ill', refused(503, 'UNAVAILABLE'), 'UNREACHABLE'],
    ['silence', 'silence', 'UNREACHABLE'],
    ['no account', refused(401, 'UNAUTHENTICATED'), 'NOT_AUTHENTICATED'],
    ['an answer that is none', { status: 200, json: {} }, 'UNUSABLE'],
  ];
  it.each(faults)('tells %s', async (_, answer, fault) => {
    vertex.answerWith(answer);
    const check = probesOf({ host: vertex.host });
    const found = await Promise.all((['answer', 'embedding'] as const).map(check));
    expect(found).toEqual([
      expect.stringMatching(`^${fault}: `),
      expect.stringMatching(`^${fault}: `),
    ]);
  });

  it('tells an answer that names nothing', async () => {
    vertex.answerWith(generated(JSON.stringify({ claims: [], missing: '', found: false })));
    expect(await probesOf({ host: vertex.host })('answer')).toMatch(/^UNUSABLE/);
  });

  it('tells a location that no host of Google has', async () => {
    const dns = jest
      .spyOn(globalThis, 'fetch')
      .mockRejectedValue(
        new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND nowhere') }),
      );
    const check = probesOf({ host: vertex.host, location: 'europe-nowhere9' });
    const token = await check('embedding');
    dns.mockRestore();
    expect(token).toMatch(/^WRONG_REGION/);
  });
});

describe('the check of Document AI', () => {
  let ocr: FakeDocumentAi;
  beforeAll(async () => {
    ocr = await fakeDocumentAi('gRPC');
  });
  afterAll(() => ocr.close());

  const pageOf = (text: string) => {
    const textAnchor = { textSegments: [{ endIndex: text.length }] };
    const normalizedVertices = [0.1, 0.8].flatMap((x) => [0.1, 0.2].map((y) => ({ x, y })));
    const part = { layout: { textAnchor, boundingPoly: { normalizedVertices } } };
    const parts = { paragraphs: [part], lines: [part], tokens: [part] };
    return { document: { text, pages: [{ pageNumber: 1, ...parts }] } };
  };

  it('finds that it reads', async () => {
    ocr.answerBy(() => pageOf('Faro Brisa\n'));
    expect(await probesOf({ host: '', ocr })('ocr')).toBe('ok');
  });

  it('is left out where no processor is configured', async () => {
    expect(await probesOf({ host: '' })('ocr')).toBe('skipped');
  });

  it.each([
    ['an API that is not enabled', 'PERMISSION_DENIED', 'SERVICE_DISABLED', 'API_NOT_ENABLED'],
    ['billing that is off', 'PERMISSION_DENIED', 'BILLING_DISABLED', 'BILLING_DISABLED'],
    ['a role that is missing', 'PERMISSION_DENIED', 'IAM_PERMISSION_DENIED', 'PERMISSION_DENIED'],
    ['a processor that is not there', 'NOT_FOUND', null, 'NOT_FOUND'],
    ['a used-up quota', 'RESOURCE_EXHAUSTED', null, 'OVER_QUOTA'],
    ['a server that is ill', 'UNAVAILABLE', null, 'UNREACHABLE'],
    ['a processor of another kind', 'INVALID_ARGUMENT', null, 'UNUSABLE'],
  ] as const)('tells %s', async (_, code, reason, fault) => {
    ocr.answerBy(() => ({ refused: code, details: reason === null ? [] : [errorInfo(reason)] }));
    expect(await probesOf({ host: '', ocr })('ocr')).toMatch(new RegExp(`^${fault}: `));
  });

  it('tells a page of which nothing was read', async () => {
    ocr.answerBy(() => pageOf('¿?\n'));
    expect(await probesOf({ host: '', ocr })('ocr')).toMatch(/^UNUSABLE/);
  });
});

describe('the check of the vector query', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-check-'));
  const none = join(folder, 'none.json');
  writeFileSync(none, JSON.stringify({ indexes: [], fieldOverrides: [] }));
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['finds an index', 'firestore.indexes.json', /^ok$/],
    ['tells that there is none, with the link', none, /^INDEX_MISSING: .*https:\/\/console/],
  ])('%s', async (_, indexesFile, expected) => {
    const server = await startFirestore({ port: 0, indexesFile });
    const db = new Firestore({
      ...{ projectId: 'demo-test', host: '127.0.0.1', port: server.port, ssl: false },
      customHeaders: { Authorization: 'Bearer owner' },
    });
    expect(await probesOf({ host: '', db })('vectorQuery')).toMatch(expected);
    expect(await db.listCollections()).toEqual([]);
    await db.terminate();
    server.close();
  });

  it.each([
    [9, 'That index is currently building and cannot be used yet.', 'INDEX_BUILDING'],
    [7, 'Cloud Firestore API has not been used in project p before', 'API_NOT_ENABLED'],
    [7, 'This API method requires billing to be enabled.', 'BILLING_DISABLED'],
    [7, 'Missing or insufficient permissions.', 'PERMISSION_DENIED'],
    [5, 'The database (default) does not exist for project p', 'NOT_FOUND'],
    [8, 'Quota exceeded.', 'OVER_QUOTA'],
    [16, 'Request had invalid authentication credentials.', 'NOT_AUTHENTICATED'],
  ])('tells %i "%s" as %s', (code, message, fault) => {
    expect(faultOf(Object.assign(new Error(`${code} X: ${message}`), { code }))).toBe(fault);
  });
});

describe('the check of an upload', () => {
  const setting = healthyStorage();
  let storage: Awaited<ReturnType<typeof fakeUploadSessions>>;
  let bucket: ReturnType<typeof connectFirebase>['bucket'];
  beforeAll(async () => {
    storage = await fakeUploadSessions(setting);
    process.env.FIREBASE_STORAGE_EMULATOR_HOST = storage.host;
    ({ bucket } = connectFirebase('bucket'));
    bucket.storage.retryOptions.autoRetry = false;
  });
  afterEach(() => {
    expect(storage.left()).toEqual([]);
    Object.assign(setting, healthyStorage());
  });
  afterAll(async () => {
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
    delete process.env.STORAGE_EMULATOR_HOST;
    await deleteApp(getApp());
    await storage.stop();
  });
  const check = () => probesOf({ host: '', bucket })('upload');

  it('does what a browser does, and leaves nothing behind', async () => {
    expect(await check()).toBe('ok');
  });

  it('tells a session that does not answer the origin it was opened for', async () => {
    setting.isOriginKnown = false;
    expect(await check()).toMatch(/^ORIGIN_REFUSED: /);
  });

  it.each([
    [404, 'notFound', 'NOT_FOUND'],
    [403, 'accessNotConfigured', 'API_NOT_ENABLED'],
    [403, 'accountDisabled', 'BILLING_DISABLED'],
    [403, 'forbidden', 'PERMISSION_DENIED'],
    [429, 'rateLimitExceeded', 'OVER_QUOTA'],
  ])('tells %i %s as %s', async (status, reason, fault) => {
    setting.refusal = { status, reason };
    expect(await check()).toMatch(new RegExp(`^${fault}: `));
  });

  it('tells a session that takes no file, and cancels it', async () => {
    setting.putStatus = 403;
    expect(await check()).toMatch(/^PERMISSION_DENIED: the session answered 403/);
  });
});
