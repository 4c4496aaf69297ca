/**
 * The asking of `bench/ask.ts`, in a process of its own as the API is one in the cloud: the product's own composition
 * against the Firestore and Storage of the suite at PORT_OFFSET, with these numbers of passages.
 */
import { randomUUID } from 'node:crypto';
import type { Chunk } from '../../functions/src/domain/ports/records';
import { indexOfChunks } from '../../functions/src/domain/search/build-index';
import { aChunk } from '../../functions/src/testing/excerpts';
import { embedChunks } from '../../functions/src/usecases/embed-chunks';
import { configureAs, LOCAL_PROJECT } from '../../local/cloud/environment';
import { HOST, portsFor } from '../../local/suite/ports';
import { quantile } from '../measures';
import { syntheticSentences } from '../synthetic-manual';

const SIZES = process.argv.slice(2).map(Number);
const TARGET_MS = 60;

configureAs(LOCAL_PROJECT);
const storage = `${HOST}:${portsFor(Number(process.env.PORT_OFFSET)).storage}`;
process.env.FIREBASE_STORAGE_EMULATOR_HOST = storage;
process.env.STORAGE_EMULATOR_HOST = `http://${storage}`;
// Google's libraries look for the machine's own account otherwise.
process.env.METADATA_SERVER_DETECTION = 'none';

const { stores } = await import('../../functions/src/composition/stores');
const { models } = await import('../../functions/src/composition/models');
const { assistant } = await import('../../functions/src/composition/assistant');

const spent = { model: 0, passages: 0, bytes: 0, indexBytes: 0 };
const { chunks, indexes } = stores();
const { model, embedder } = models();
const answer = model.answer.bind(model);
const get = chunks.get.bind(chunks);
const load = indexes.load.bind(indexes);
model.answer = async (...given) => {
  const begin = performance.now();
  const draft = await answer(...given);
  spent.model += performance.now() - begin;
  return draft;
};
chunks.get = async (...given) => {
  const read = await get(...given);
  spent.passages += read.length;
  spent.bytes += Buffer.byteLength(JSON.stringify(read));
  return read;
};
indexes.load = async (...given) => {
  const index = await load(...given);
  spent.indexBytes += index?.byteLength ?? 0;
  return index;
};

const CHUNKS_PER_MANUAL = 4000;
const QUESTIONS_PER_MANUAL = 40;
const SENTENCES = 12;

const screwOf = (manualId: number, position: number): string =>
  `par de apriete del tornillo GX-${manualId * 10_000 + position}`;

/** A passage of about 1,000 characters with one fact that no other passage has. */
function passage(manualId: number, position: number, sentence: () => string): Chunk {
  const sentences = Array.from({ length: SENTENCES }, sentence);
  sentences.splice(6, 0, `El ${screwOf(manualId, position)} es de ${20 + (position % 70)} Nm.`);
  const chapter = `Conjunto ${1 + Math.floor(position / 5)}`;
  return aChunk({
    ...{ manualId, position, content: sentences.join(' '), headings: [chapter] },
    ...{ category: 'specification', contentHash: String(position) },
  });
}

/** One owner with one vehicle whose manuals have so many passages in all, written through the product's own adapters. */
async function fillGarage(size: number) {
  const { users, vehicles, manuals } = stores();
  const uid = `bench-${randomUUID()}`;
  const person = { email: `${uid}@guantera.test`, displayName: 'Banco', authMethod: 'password' };
  await users.signIn({ id: uid, ...person });
  const { id: vehicleId } = await vehicles.create(uid, {
    ...{ make: 'Banco', model: 'Prueba', year: 2026, isDefault: true },
    ...{ trim: null, vin: null, nickname: null, engine: null, tyreSize: null },
    ...{ country: null, firstRegistration: null, assistancePhone: null },
  });
  const sentence = syntheticSentences(size);
  const questions: string[] = [];
  for (let left = size; left > 0; left -= CHUNKS_PER_MANUAL) {
    const chunkCount = Math.min(left, CHUNKS_PER_MANUAL);
    const manual = { vehicleId, originalFilename: `banco-${left}.pdf` };
    const entered = await manuals.create(uid, manual);
    const manualId = entered.manual.id;
    const passages = Array.from({ length: chunkCount }, (_, at) => passage(manualId, at, sentence));
    const stream = embedChunks({ embedder, chunks }, { uid, known: new Map() });
    await stream.add(passages);
    await stream.finish();
    await indexes.save(uid, { manualId, revision: 1 }, indexOfChunks(passages));
    await manuals.update(uid, manualId, () => ({
      ...{ status: 'completed', activeRevision: 1, lastRevision: 1, chunkCount },
    }));
    for (let at = 7; at < chunkCount; at += Math.ceil(chunkCount / QUESTIONS_PER_MANUAL)) {
      questions.push(`¿Cuál es el ${screwOf(manualId, at)}?`);
    }
  }
  return { uid, vehicleId, questions };
}

async function measure(size: number) {
  const { uid, vehicleId, questions } = await fillGarage(size);
  Object.assign(spent, { passages: 0, bytes: 0, indexBytes: 0 });
  const times: number[] = [];
  let right = 0;
  for (const query of questions) {
    spent.model = 0;
    const begin = performance.now();
    const { sourceDocuments } = await assistant().answerQuestion(
      uid,
      { query, vehicleId },
      `bench-${times.length}`,
    );
    times.push(performance.now() - begin - spent.model);
    const code = /GX-\d+/.exec(query)?.[0] ?? '';
    if (sourceDocuments[0]?.metadata.content.includes(`${code} `)) right += 1;
  }
  const [cold = NaN, ...warm] = times;
  return {
    passages: size,
    questions: questions.length,
    'right passage first': right,
    'cold (ms)': Math.round(cold),
    'p50 (ms)': Math.round(quantile(warm, 0.5)),
    'p95 (ms)': Math.round(quantile(warm, 0.95)),
    'passages read': Number((spent.passages / questions.length).toFixed(1)),
    'kB of them': Math.round(spent.bytes / questions.length / 1000),
    'MB of index, once': Number((spent.indexBytes / 1e6).toFixed(1)),
  };
}

const rows = [];
for (const size of SIZES) rows.push(await measure(size));
console.table(rows);
console.log(`target: p95 below ${TARGET_MS} ms at 5,000 passages. Besides the passages a question`);
console.log('reads its vehicle and the list of manuals, and writes the quota and the history.');
process.exit();
