import type { Firestore } from 'firebase-admin/firestore';
import { kindOfFailure } from '../../../src/adapters/documentai/failure';
import { documentAiOcr } from '../../../src/adapters/documentai/ocr';
import { firestoreChunks } from '../../../src/adapters/firestore/chunks';
import { withRetries, type TimeLimits } from '../../../src/adapters/google-retry';
import { uploadAsBrowser } from '../../../src/adapters/storage/browser-upload';
import { storageManualFiles } from '../../../src/adapters/storage/manual-files';
import { accessTokens } from '../../../src/adapters/vertex/access-token';
import { vertexEmbedder } from '../../../src/adapters/vertex/embedder';
import { geminiByRest } from '../../../src/adapters/vertex/gemini-by-rest';
import { vertexPointingModel } from '../../../src/adapters/vertex/pointing-model';
import type { CloudRemark, CloudStep } from '../../../src/domain/faults/cloud-fault';
import { cloudProbes } from '../../../src/usecases/cloud-probes';
import { answerPrompt } from '../../../src/usecases/prompts/answer-prompt';
import { faultOf, saidOf } from '../../../src/adapters/cloud-fault';
import type { FakeDocumentAi } from '../../../src/testing/fake-document-ai';
import type { connectFirebase } from '../../../src/adapters/firebase-admin';

const LIMITS: TimeLimits = { attemptMs: 1500, overallMs: 1500 };
const PROCESSOR = 'projects/p/locations/eu/processors/abc';
export const ORIGIN = 'https://demo.web.app';

/** What the tests of `probe-background` and `probe-access` try. */
function untried() {
  const never = (): Promise<never> => Promise.reject(new Error('not tried here'));
  return {
    ...{ queue: { enqueue: never }, fetchBytes: never, pause: never, signInAs: never },
    archives: { store: never, link: never, delete: never },
    sessions: { createCookie: never, verifyCookie: never, revoke: never },
    ...{ accounts: { delete: never }, passwords: { signIn: never }, hasKey: true },
  };
}

/** The product's adapters, each before a stand-in for its service. */
export function probesOf(world: {
  host: string;
  location?: string;
  ocr?: FakeDocumentAi;
  bucket?: ReturnType<typeof connectFirebase>['bucket'];
  db?: Firestore;
}) {
  const place = {
    project: 'demo-guantera',
    location: world.location ?? 'eu',
    ...(!world.location && { host: world.host }),
  };
  const accessToken = accessTokens();
  const limits = { document: LIMITS, query: LIMITS };
  const probes = cloudProbes({
    pointing: vertexPointingModel({
      ...{ place, model: 'gemini-x', thinkingLevel: 'LOW', client: geminiByRest(accessToken) },
      promptFor: answerPrompt,
      ...{ onBlocked: () => undefined, limits: LIMITS },
    }),
    embedder: vertexEmbedder({ place, model: 'embedding-x', accessToken, limits }),
    chunks: world.db ? firestoreChunks(world.db) : { nearest: () => Promise.resolve([]) },
    ocr:
      world.ocr &&
      documentAiOcr({
        client: () => Promise.resolve(world.ocr!.client),
        processor: PROCESSOR,
        pictures: async function* draw() {
          await Promise.resolve();
          const gray = new Uint8Array(100 * 140).fill(9);
          yield { number: 1, picture: { width: 100, height: 140, dpi: 72, gray } };
        },
        onRefused: () => undefined,
        retry: (attempt) => withRetries(attempt, { limits: LIMITS, kindOf: kindOfFailure }),
      }),
    files: storageManualFiles(world.bucket!, {
      uploadGateway: undefined,
      requestId: () => undefined,
    }),
    page: { path: 'any', word: /Brisa/ },
    origin: ORIGIN,
    upload: uploadAsBrowser,
    ...untried(),
  });
  return (step: CloudStep): Promise<string> => {
    const { run = null } = probes.find((probe) => probe.step === step) ?? {};
    if (run === null) return Promise.resolve('skipped');
    const remarks: string[] = [];
    const note = ({ thoughtTokens }: CloudRemark) =>
      void (thoughtTokens > 0 && remarks.push(`${thoughtTokens} thought`));
    return run(note).then(
      () => ['ok', ...remarks].join(', '),
      (error: unknown) => `${faultOf(error)}: ${saidOf(error)}`,
    );
  };
}
