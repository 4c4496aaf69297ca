import { randomUUID } from 'node:crypto';
import { callAllowance } from '../domain/quotas/call-allowance';
import { CloudFailure, type CloudProbe, type CloudRemark } from '../domain/faults/cloud-fault';
import type { Ocr } from '../domain/ports/ocr';
import type { PointingModel } from '../domain/ports/pointing-model';
import type { Chunks, Embedder, ManualFiles } from '../domain/ports';
import { accessProbes, type AccessPorts } from './probe-access';
import { backgroundProbes, type BackgroundPorts } from './probe-background';

type Ports = {
  pointing: PointingModel;
  embedder: Embedder;
  chunks: Pick<Chunks, 'nearest'>;
  ocr: Ocr | undefined;
  files: Pick<ManualFiles, 'openUploadSession' | 'deleteAll'>;
  /** A PDF, and a word that stands on its first page in large letters. */
  page: { path: string; word: RegExp };
  /** Where the web application is served from. */
  origin: string;
  upload: (url: string, origin: string, content: Uint8Array<ArrayBuffer>) => Promise<void>;
} & BackgroundPorts &
  AccessPorts;

const UNITS = [
  { number: 1, text: 'La presión de los neumáticos en frío es de 2,2 bar.' },
  { number: 2, text: 'El depósito de combustible es de 45 litros.' },
];
const QUESTION = '¿Qué presión llevan los neumáticos?';
const VEHICLE = { make: 'Faro', model: 'Brisa', year: 2022, trim: null, engine: null };
const CONTENT = new Uint8Array(Buffer.from('%PDF-1.4\n% Guantera: npm run check:cloud\n'));

/**
 * One call of each kind that the deployed service makes of Google's cloud, by the product's own adapters. Nothing is about
 * an owner: the account that they act for is no account, and what they store is deleted.
 */
export function cloudProbes(ports: Ports): CloudProbe[] {
  const { ocr } = ports;
  return [
    { step: 'answer', run: (onRemark) => answer(ports, onRemark) },
    { step: 'embedding', run: () => embed(ports) },
    { step: 'vectorQuery', run: () => queryVectors(ports) },
    { step: 'ocr', run: ocr ? () => recognise(ocr, ports.page) : null },
    { step: 'upload', run: () => upload(ports) },
    ...backgroundProbes(ports, nobody),
    ...accessProbes(ports, nobody),
  ];
}

/** No account has such a name: Firebase gives ids of letters and digits. */
const nobody = (): string => `check-cloud-${randomUUID()}`;

async function answer(
  { pointing }: Ports,
  onRemark?: (remark: CloudRemark) => void,
): Promise<void> {
  const allowance = callAllowance(() => performance.now());
  const asked = { query: QUESTION, question: QUESTION, readAs: QUESTION, weights: new Map() };
  const excerpt = { documentSource: 'manual.pdf', pageReference: 'p. 1', headings: [] };
  const { claims, isBlocked = false } = await pointing.point(
    { ...asked, vehicle: VEHICLE },
    [{ ...excerpt, units: UNITS }],
    allowance,
  );
  if (claims.some(({ units }) => units.includes(1))) {
    onRemark?.({ thoughtTokens: allowance.total()?.thoughts ?? 0 });
    return;
  }
  throw new CloudFailure('UNUSABLE', isBlocked ? 'blocked by the filters' : 'unit 1 not named');
}

async function embed({ embedder }: Ports): Promise<void> {
  const [vector = []] = await embedder.embed([QUESTION], 'query');
  if (vector.length === embedder.dimensions) return;
  throw new CloudFailure('UNUSABLE', `a vector of ${vector.length} numbers`);
}

/** Firestore looks for the index first, whether there is anything in it or not. */
async function queryVectors({ chunks, embedder: { model, dimensions } }: Ports): Promise<void> {
  const values = Array.from({ length: dimensions }, (_, at) => (at === 0 ? 1 : 0));
  await chunks.nearest(nobody(), [{ manualId: 1, revision: 1 }], { model, values }, 1);
}

async function recognise(ocr: Ocr, { path, word }: Ports['page']): Promise<void> {
  for await (const { text } of ocr.read(path, [1])) {
    if (text !== null && word.test(text)) return;
  }
  throw new CloudFailure('UNUSABLE', 'the words of the page were not read');
}

async function upload({ files, origin, upload: send }: Ports): Promise<void> {
  const uid = nobody();
  const form = { size: CONTENT.length, contentType: 'application/pdf', origin } as const;
  const sent = files
    .openUploadSession(uid, 1, form)
    .then((url) => send(url, origin, CONTENT))
    .then(
      () => null,
      (error: unknown) => ({ error }),
    );
  const failure = await sent;
  const deleted = files.deleteAll(uid, 1);
  // What stopped the upload stops the deletion as well, and tells more.
  if (failure === null) return deleted;
  await deleted.catch(() => undefined);
  throw failure.error;
}
