/** Finding passages by the usual libraries, each as its documentation has it. Install first: see install.ts. */
import MiniSearch from 'minisearch';
import { create, insertMultiple, save, search } from '@orama/orama';
import { stemmer } from '@orama/stemmers/spanish';
import { stopwords } from '@orama/stopwords/spanish';
import { Document } from '@langchain/core/documents';
import { Embeddings } from '@langchain/core/embeddings';
import { MemoryVectorStore } from '@langchain/classic/vectorstores/memory';

const LIMIT = 10;

function miniSearch(passages, searchOptions) {
  const index = new MiniSearch({ fields: ['text'], searchOptions });
  index.addAll(passages.map((text, id) => ({ id, text })));
  return {
    find: (question) =>
      Promise.resolve(
        index
          .search(question)
          .slice(0, LIMIT)
          .map(({ id }) => id),
      ),
    stored: () => JSON.stringify(index),
    open: (stored) => MiniSearch.loadJSON(stored, { fields: ['text'] }),
  };
}

async function orama(passages, components) {
  const index = create({ schema: { text: 'string' }, ...components });
  await insertMultiple(
    index,
    passages.map((text, id) => ({ id: String(id), text })),
  );
  return {
    find: async (term) => {
      const { hits } = await search(index, { term, limit: LIMIT });
      return hits.map(({ id }) => Number(id));
    },
    stored: () => JSON.stringify(save(index)),
    open: (stored) => JSON.parse(stored),
  };
}

/** @param embed gives one vector for each text */
async function memoryVectors(passages, embed) {
  class Local extends Embeddings {
    embedDocuments(texts) {
      return embed(texts);
    }
    async embedQuery(text) {
      return (await embed([text]))[0];
    }
  }
  const store = await MemoryVectorStore.fromDocuments(
    passages.map((pageContent, id) => new Document({ pageContent, metadata: { id } })),
    new Local({}),
  );
  return {
    find: async (question) =>
      (await store.similaritySearch(question, LIMIT)).map(({ metadata }) => metadata.id),
    stored: () => JSON.stringify(store.memoryVectors),
    open: (stored) => JSON.parse(stored),
  };
}

export const systems = {
  'MiniSearch 7.2, defaults': (passages) => miniSearch(passages, {}),
  'MiniSearch 7.2, prefix and fuzzy 0.2': (passages) =>
    miniSearch(passages, { prefix: true, fuzzy: 0.2 }),
  'Orama 3.1, defaults': (passages) => orama(passages, {}),
  'Orama 3.1, Spanish stemmer and stopwords': (passages) =>
    orama(passages, {
      components: {
        tokenizer: { language: 'spanish', stemming: true, stemmer, stopWords: stopwords },
      },
    }),
  'LangChain MemoryVectorStore, hashed vectors': memoryVectors,
};
