import type { Query } from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Chunks, PassageSize, RevisionKey } from '../../domain/ports';
import { chunkConverter, storedVector } from './chunk-converter';

/** What is asked of a revision as a whole, of one or two fields of its passages. */
export const chunksOfRevisions = (
  ofRevision: (uid: string, revision: RevisionKey) => Query,
): Pick<Chunks, 'modelOf' | 'vectorsOf' | 'sizesOf'> => ({
  async modelOf(uid, revision) {
    const { docs } = await ofRevision(uid, revision).select('embeddingModel').limit(1).get();
    return docs[0] ? modelSchema.parse(docs[0].data()).embeddingModel : null;
  },

  async vectorsOf(uid, revision, model) {
    const query = ofRevision(uid, revision).select('contentHash', 'embeddingModel', 'embedding');
    const vectors = new Map<string, number[]>();
    for await (const document of streamOf(query)) {
      const stored = storedVector.parse(document.data());
      if (stored.embeddingModel === model) vectors.set(stored.contentHash, stored.embedding);
    }
    return vectors;
  },

  async sizesOf(uid, revision) {
    const sizes: PassageSize[] = [];
    for await (const document of streamOf(ofRevision(uid, revision).select(...SIZE_FIELDS))) {
      const { content, pageNumber } = sizeSchema.parse(document.data());
      sizes.push({ pageNumber, characters: content.length });
    }
    return sizes;
  },
});

const sizeSchema = chunkConverter.pick({ content: true, pageNumber: true });
const SIZE_FIELDS = Object.keys(sizeSchema.shape);
const modelSchema = z.object({ embeddingModel: z.string() });
/** The documents one by one, so that a long manual's vectors are not all held twice. */
const streamOf = (query: Query) =>
  query.stream() as AsyncIterable<FirebaseFirestore.QueryDocumentSnapshot>;
