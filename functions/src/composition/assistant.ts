import { firestoreSearches } from '../adapters/firestore/searches';
import { createIndexCache } from '../domain/lexical/index-cache';
import { log } from '../logger';
import { answerQuestion } from '../usecases/answer-question';
import { deleteSearch } from '../usecases/delete-search';
import { deleteSearches } from '../usecases/delete-searches';
import { findExcerpts } from '../usecases/find-excerpts';
import { listSearches } from '../usecases/list-searches';
import { loadIndex } from '../usecases/load-index';
import { firebase } from './firebase';
import { models } from './models';
import { once } from './once';
import { stores } from './stores';

/** Indexes kept in an instance, in bytes (64 MB): about a dozen manuals of 900 pages. */
const INDEX_CACHE_BYTES = 64 * 1024 * 1024;

/** Questions and their history. */
export const assistant = once(() => {
  const { vehicles, manuals, chunks, indexes } = stores();
  const { embedder, vectorWeight, model } = models();
  const searches = firestoreSearches(firebase().db);
  const cache = createIndexCache(INDEX_CACHE_BYTES);
  const warn = (event: string, error: unknown): void => log.error(event, error);
  const find = findExcerpts({
    chunks,
    embedder,
    vectorWeight,
    indexOf: loadIndex({ indexes, chunks, cache }),
    warn,
  });
  return {
    answerQuestion: answerQuestion({
      vehicles,
      manuals,
      searches,
      model,
      find,
      clock: () => new Date(),
      warn,
    }),
    listSearches: listSearches({ searches }),
    deleteSearch: deleteSearch({ searches }),
    deleteSearches: deleteSearches({ searches }),
  };
});
