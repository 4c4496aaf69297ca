import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashEmbedder } from '../local/hash-embedder';
import { vertexEmbedder } from '../vertex/embedder';
import { VECTOR_DIMENSIONS } from './chunks';

type IndexFile = {
  indexes: {
    collectionGroup: string;
    fields: { fieldPath: string; vectorConfig?: { dimension: number } }[];
  }[];
};

const file = join(__dirname, '../../../../firestore.indexes.json');
const { indexes } = JSON.parse(readFileSync(file, 'utf8')) as IndexFile;
const declared = indexes.flatMap(({ collectionGroup, fields }) =>
  fields.flatMap(({ fieldPath, vectorConfig }) =>
    vectorConfig ? [{ collectionGroup, fieldPath, dimension: vectorConfig.dimension }] : [],
  ),
);
const inTheCloud = vertexEmbedder({
  place: { project: 'p', location: 'europe-west1', host: undefined },
  model: 'text-multilingual-embedding-002',
  accessToken: () => Promise.resolve('token'),
});

// Firestore stores a vector of another length without a word, and never finds it.
it.each([
  ['that are stored', VECTOR_DIMENSIONS],
  ['of Vertex AI', inTheCloud.dimensions],
  ['of the embedded embedder', hashEmbedder.dimensions],
])('the file of indexes declares an index for vectors as long as those %s', (_, dimension) => {
  expect(declared).toEqual([{ collectionGroup: 'chunks', fieldPath: 'embedding', dimension }]);
});
