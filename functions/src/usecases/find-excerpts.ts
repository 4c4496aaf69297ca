import { searchedQuestion } from '../domain/answering/answer-fit';
import { endsInSteps } from '../domain/answering/continuation';
import { isDirectory } from '../domain/answering/directory';
import { evidenceOf } from '../domain/answering/evidence';
import { fuse } from '../domain/answering/fusion';
import { withoutNearDuplicates } from '../domain/answering/near-duplicates';
import type { LexicalIndex } from '../domain/lexical/open-index';
import type { WordWeights } from '../domain/lexical/coverage';
import { searchIndexes, wordWeights } from '../domain/lexical/search';
import type { Chunks, Embedder, Excerpt, RevisionKey } from '../domain/ports';
import type { Chunk } from '../domain/records';

type Ports = {
  chunks: Pick<Chunks, 'get' | 'nearest'>;
  embedder: Embedder;
  /** Share of the vectors in the ranking, 0 to 1: as far as this embedder can be trusted. */
  vectorWeight: number;
  indexOf: (uid: string, key: RevisionKey) => Promise<LexicalIndex>;
  warn: (event: string, error: unknown) => void;
};

export type FoundExcerpts = { excerpts: Excerpt[]; weights: WordWeights };

export type AskableManual = RevisionKey & { documentSource: string };

const LEXICAL_CANDIDATES = 24;
const VECTOR_CANDIDATES = 12;
/** Chunks that are read for one question. */
const READ_CHUNKS = 12;
/** What a model gets to read: few excerpts, and few characters. */
const MAX_EXCERPTS = 8;
const MAX_CHARACTERS = 10_000;

function withinBudget(excerpts: readonly Excerpt[]): Excerpt[] {
  let characters = 0;
  return excerpts.slice(0, MAX_EXCERPTS).filter(({ chunk }) => {
    if (characters + chunk.content.length > MAX_CHARACTERS) return false;
    characters += chunk.content.length;
    return true;
  });
}

const followingId = ({ manualId, revision, position }: Chunk): string =>
  `${manualId}-${revision}-${position + 1}`;

/** Finds the passages of these manuals that answer best, the best first. Their scores are evidence, see `evidence.ts`. */
export function findExcerpts({ chunks, embedder, vectorWeight, indexOf, warn }: Ports) {
  async function nearest(uid: string, manuals: readonly AskableManual[], question: string) {
    try {
      const [vector] = await embedder.embed([question], 'query');
      return vector ? await chunks.nearest(uid, manuals, vector, VECTOR_CANDIDATES) : [];
    } catch (error) {
      // The words alone still find; an answer without the vectors is better than none.
      warn('question answered without vectors', error);
      return [];
    }
  }

  async function words(uid: string, manuals: readonly AskableManual[], question: string) {
    const indexes = await Promise.all(manuals.map((manual) => indexOf(uid, manual)));
    return {
      matches: searchIndexes(indexes, searchedQuestion(question), LEXICAL_CANDIDATES),
      weights: wordWeights(indexes, question),
    };
  }

  /** With the passages after those that end within numbered steps: a list that is cut is dangerous. */
  async function withContinuations(uid: string, excerpts: Excerpt[]): Promise<Excerpt[]> {
    const known = new Set(excerpts.map(({ chunk }) => chunk.id));
    const followers = new Map(
      excerpts
        .filter(({ chunk }) => endsInSteps(chunk))
        .map((excerpt) => [followingId(excerpt.chunk), excerpt] as const)
        .filter(([id]) => !known.has(id)),
    );
    if (followers.size === 0) return excerpts;
    const found = await chunks.get(uid, [...followers.keys()]);
    const added = found.flatMap((chunk): Excerpt[] => {
      const before = followers.get(chunk.id);
      return before ? [{ ...before, chunk, score: 0 }] : [];
    });
    return [...excerpts, ...added];
  }

  return async (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
  ): Promise<FoundExcerpts> => {
    const [{ matches, weights }, neighbours] = await Promise.all([
      words(uid, manuals, question),
      nearest(uid, manuals, question),
    ]);
    const candidates = fuse({ matches, nearest: neighbours, vectorWeight }).slice(0, READ_CHUNKS);
    const evidence = new Map(
      candidates.map(({ id, match }) => [id, match ? evidenceOf(match) : 0]),
    );
    const sources = new Map(
      manuals.map(({ manualId, documentSource }) => [manualId, documentSource]),
    );
    const found = await chunks.get(uid, [...evidence.keys()]);
    const excerpts = found.flatMap((chunk): Excerpt[] => {
      const documentSource = sources.get(chunk.manualId);
      const score = evidence.get(chunk.id) ?? 0;
      const isUseful = documentSource !== undefined && !isDirectory(chunk.content);
      return isUseful ? [{ chunk, documentSource, score }] : [];
    });
    const different = withoutNearDuplicates(excerpts, ({ chunk }) => chunk.content);
    return { excerpts: await withContinuations(uid, withinBudget(different)), weights };
  };
}
