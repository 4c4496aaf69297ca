import { createHash, randomUUID } from 'node:crypto';
import { indexOfChunks } from '../../functions/src/domain/search/build-index';
import type { Embedder } from '../../functions/src/domain/ports';
import type { Chunk } from '../../functions/src/domain/records';
import type { stores } from '../../functions/src/composition/stores';
import { syntheticSentences } from '../synthetic-manual';

type Stores = ReturnType<typeof stores>;

const CHUNKS_PER_MANUAL = 4000;
const CHUNKS_PER_WRITE = 200;
const SENTENCES = 12;

export type Garage = { uid: string; vehicleId: number; questions: string[] };

/** A passage of about 1,000 characters with one fact that no other passage has. */
function passage(manualId: number, position: number, sentence: () => string): Chunk {
  const sentences = Array.from({ length: SENTENCES }, sentence);
  const code = `GX-${manualId * 10_000 + position}`;
  sentences.splice(
    6,
    0,
    `El par de apriete del tornillo ${code} es de ${20 + (position % 70)} Nm.`,
  );
  const content = sentences.join(' ');
  const pageNumber = 1 + Math.floor(position / 5);
  return {
    id: `${manualId}-1-${position}`,
    manualId,
    revision: 1,
    position,
    content,
    pageNumber,
    pageReference: `p. ${pageNumber}`,
    headings: [`Conjunto ${pageNumber}`],
    category: 'specification',
    start: 0,
    end: content.length,
    contentHash: createHash('sha256').update(content).digest('hex'),
    createdAt: new Date(),
  };
}

/** One owner with one vehicle whose manuals have so many passages in all, written through the product's own adapters. */
export async function fillGarage(
  { users, vehicles, manuals, chunks, indexes }: Stores,
  embedder: Embedder,
  size: number,
): Promise<Garage> {
  const uid = `bench-${randomUUID()}`;
  const person = { email: `${uid}@guantera.test`, displayName: 'Banco', authMethod: 'password' };
  await users.signIn({ id: uid, ...person });
  const vehicle = await vehicles.create(uid, {
    make: 'Banco',
    model: 'Prueba',
    year: 2026,
    trim: null,
    vin: null,
    nickname: null,
    engine: null,
    country: null,
    firstRegistration: null,
    isDefault: true,
  });
  const sentence = syntheticSentences(size);
  const questions: string[] = [];
  for (let left = size; left > 0; left -= CHUNKS_PER_MANUAL) {
    const count = Math.min(left, CHUNKS_PER_MANUAL);
    const manual = await manuals.create(uid, {
      vehicleId: vehicle.id,
      originalFilename: `banco-${left}.pdf`,
    });
    const passages = Array.from({ length: count }, (_, at) => passage(manual.id, at, sentence));
    for (let from = 0; from < count; from += CHUNKS_PER_WRITE) {
      const part = passages.slice(from, from + CHUNKS_PER_WRITE);
      const vectors = await embedder.embed(
        part.map(({ content }) => content),
        'document',
      );
      const embedded = part.map((chunk, at) => ({
        ...chunk,
        embedding: vectors[at] ?? [],
        embeddingModel: embedder.model,
      }));
      await chunks.save(uid, embedded);
    }
    await indexes.save(uid, { manualId: manual.id, revision: 1 }, indexOfChunks(passages));
    await manuals.update(uid, manual.id, () => ({
      status: 'completed',
      activeRevision: 1,
      lastRevision: 1,
      chunkCount: count,
    }));
    for (let at = 7; at < count; at += Math.ceil(count / 40)) {
      const code = `GX-${manual.id * 10_000 + at}`;
      questions.push(`¿Cuál es el par de apriete del tornillo ${code}?`);
    }
  }
  return { uid, vehicleId: vehicle.id, questions };
}
