import { randomUUID } from 'node:crypto';
import type { stores } from '../../functions/src/composition/stores';
import type { Embedder } from '../../functions/src/domain/ports';
import type { Chunk } from '../../functions/src/domain/records';
import { indexOfChunks } from '../../functions/src/domain/search/build-index';
import { aChunk } from '../../functions/src/testing/excerpts';
import { embedChunks } from '../../functions/src/usecases/embed-chunks';
import { syntheticSentences } from '../synthetic-manual';

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
export async function fillGarage(
  { users, vehicles, manuals, chunks, indexes }: ReturnType<typeof stores>,
  embedder: Embedder,
  size: number,
): Promise<{ uid: string; vehicleId: number; questions: string[] }> {
  const uid = `bench-${randomUUID()}`;
  const person = { email: `${uid}@guantera.test`, displayName: 'Banco', authMethod: 'password' };
  await users.signIn({ id: uid, ...person });
  const { id: vehicleId } = await vehicles.create(uid, {
    ...{ make: 'Banco', model: 'Prueba', year: 2026, isDefault: true },
    ...{ trim: null, vin: null, nickname: null, engine: null },
    ...{ country: null, firstRegistration: null },
  });
  const sentence = syntheticSentences(size);
  const questions: string[] = [];
  for (let left = size; left > 0; left -= CHUNKS_PER_MANUAL) {
    const chunkCount = Math.min(left, CHUNKS_PER_MANUAL);
    const manual = { vehicleId, originalFilename: `banco-${left}.pdf` };
    const { id: manualId } = await manuals.create(uid, manual);
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
