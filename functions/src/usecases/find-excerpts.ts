import { searchedQuestion } from '../domain/answering/features/answer-fit';
import { asSearched } from '../domain/answering/asked/as-searched';
import type { QuestionReading } from '../domain/answering/asked/read-question';
import { isMakeOrModel } from '../domain/versions/makes';
import { fuse } from '../domain/search/fuse';
import { withoutNearDuplicates } from '../domain/answering/near-duplicates';
import { withinLimits, type Retrieval } from '../domain/answering/retrieval';
import { indexedText } from '../domain/search/build-index';
import { nearnessMeter } from '../domain/search/nearness';
import type { LexicalIndex } from '../domain/search/index-format';
import { readAs } from '../domain/search/read-as';
import { searchIndexes, wordWeights, type Match } from '../domain/search/search';
import type { Chunks, Excerpt, RevisionKey } from '../domain/ports';
import { unlimited, type ProcessorBudget } from '../domain/quotas/processor-budget';
import type { Chunk } from '../domain/ports/records';
import { RevisionGone } from '../domain/manuals/revision-gone';
import { withContext } from './with-context';
import { withoutDirectories } from './without-directories';
import type { Neighbours } from './nearest-passages';

type Ports = {
  chunks: Pick<Chunks, 'get'>;
  nearest: (uid: string, manuals: readonly RevisionKey[], question: string) => Promise<Neighbours>;
  retrieval: Retrieval;
  withIndexes: WithIndexes;
};

type WithIndexes = <Result>(
  uid: string,
  manuals: readonly AskableManual[],
  work: (indexes: LexicalIndex[]) => Result,
) => Promise<Result>;

export type FoundExcerpts = { excerpts: Excerpt[]; reading: QuestionReading };

export type AskableManual = RevisionKey & { documentSource: string; chunkCount: number };

const LEXICAL_CANDIDATES = 24;
/** Chunks that are read for one question. */
const READ_CHUNKS = 12;
/** Vectors that count less cannot change which passages are read: they are asked where words leave room only. */
const MIN_RANKING_SHARE = 0.1;

type Asked = {
  uid: string;
  manuals: readonly AskableManual[];
  question: string;
  /** Words, folded, by which the owner names the vehicle: they are not misspelt ones. */
  names: ReadonlySet<string>;
  budget: ProcessorBudget;
};

const NO_NAMES: ReadonlySet<string> = new Set();

/** Chunks that indexes or vectors name. One that is not there (any more) was of a revision that is gone. */
const readAll =
  (chunks: Pick<Chunks, 'get'>): Chunks['get'] =>
  async (uid, ids) => {
    const found = await chunks.get(uid, ids);
    if (found.length < ids.length) throw new RevisionGone();
    return found;
  };

/**
 * Finds the passages of these manuals that answer best, the best first. Their scores are evidence, see `fuse.ts`.
 * `again`: passages of the turn before, which are candidates once more where they are still there.
 * Fails with RevisionGone where one of the manuals was read anew, or deleted, meanwhile, and with BudgetSpent.
 */
export function findExcerpts({ chunks, nearest, retrieval, withIndexes }: Ports) {
  const { fusion } = retrieval;
  const ofVectors = fusion.by === 'rank' ? 1 : fusion.ofVectors;

  const get = readAll(chunks);

  const words = ({ uid, manuals, question, names, budget }: Asked) =>
    withIndexes(uid, manuals, (indexes) =>
      budget.spend(() => {
        const isVehicle = (word: string) => names.has(word) || isMakeOrModel(word);
        const meant = readAs(asSearched(question), indexes, isVehicle);
        // Not the indexes themselves: they may go when this is done, and vectors are waited for after it.
        const idsOf = indexes.map(({ ids }) => ids);
        return {
          matches: searchIndexes(indexes, searchedQuestion(meant), LEXICAL_CANDIDATES),
          reading: { readAs: meant, weights: wordWeights(indexes, meant) },
          exists: (id: string) => idsOf.some((ids) => ids.includes(id)),
          idsOf: (id: number) => idsOf[manuals.findIndex(({ manualId }) => manualId === id)] ?? [],
        };
      }),
    );

  async function candidates(question: Asked) {
    // In the owner's own words: what is misspelt is near what was meant, and the indexes need not be there yet.
    const ask = () => nearest(question.uid, question.manuals, question.question);
    const mayRank = ofVectors >= MIN_RANKING_SHARE;
    const [found, asked] = await Promise.all([words(question), mayRank ? ask() : []]);
    const hasRoom = !mayRank && ofVectors > 0 && found.matches.length < READ_CHUNKS;
    return { ...found, neighbours: hasRoom ? await ask() : asked };
  }

  return async (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
    names = NO_NAMES,
    budget = unlimited,
    again: readonly string[] = [],
  ): Promise<FoundExcerpts> => {
    const asked = { uid, manuals, question, names, budget };
    const { matches, neighbours, reading, exists, idsOf } = await candidates(asked);
    const ranked = (by: readonly Match[]) => fuse({ matches: by, nearest: neighbours, fusion });
    const sources = new Map(
      manuals.map(({ manualId, documentSource }) => [manualId, documentSource]),
    );
    const first = ranked(matches)
      .slice(0, READ_CHUNKS)
      .map(({ id }) => id);
    const read = new Map((await get(uid, first)).map((chunk) => [chunk.id, chunk]));
    const inOrder = (): Excerpt[] =>
      ranked(byNearness(matches, { read, reading, budget })).flatMap(
        ({ id, evidence }): Excerpt[] => {
          budget.check();
          const chunk = read.get(id);
          const documentSource = sources.get(chunk?.manualId ?? 0);
          if (!chunk || documentSource === undefined) return [];
          return [{ chunk, documentSource, score: evidence }];
        },
      );
    const own = await withoutDirectories(budget.spend(inOrder), idsOf, (ids) => get(uid, ids));
    const different = withoutNearDuplicates(own, ({ chunk }) => chunk.content);
    const beside = async (ids: readonly string[]) => [
      ...ids.flatMap((id) => read.get(id) ?? []),
      ...(await get(
        uid,
        ids.filter((id) => !read.has(id) && exists(id)),
      )),
    ];
    const chosen = withinLimits(different, retrieval);
    const next = retrieval.withNext ? await nextOf(chosen, beside) : [];
    const before = await addedTo([...chosen, ...next], again, { get: beside, sources });
    return { excerpts: await withContext(beside, [...chosen, ...next, ...before]), reading };
  };
}

/** These passages of the manuals that are asked, but for those that were found: nothing speaks for them but the turn before. */
async function addedTo(
  found: readonly Excerpt[],
  ids: readonly string[],
  {
    get,
    sources,
  }: {
    get: (ids: readonly string[]) => Promise<Chunk[]>;
    sources: ReadonlyMap<number, string>;
  },
): Promise<Excerpt[]> {
  const missing = ids.filter((id) => !found.some(({ chunk }) => chunk.id === id));
  const chunks = missing.length === 0 ? [] : await get(missing);
  return chunks.flatMap((chunk) => {
    const documentSource = sources.get(chunk.manualId);
    return documentSource === undefined ? [] : [{ chunk, documentSource, score: 0 }];
  });
}

/** The matches that were read, in the order of how near to each other they have the words of the question. */
function byNearness(
  matches: readonly Match[],
  {
    read,
    reading,
    budget,
  }: { read: ReadonlyMap<string, Chunk>; reading: QuestionReading; budget: ProcessorBudget },
): Match[] {
  const nearness = nearnessMeter(reading.readAs, reading.weights);
  return matches
    .flatMap((match) => {
      const chunk = read.get(match.id);
      if (!chunk) return [];
      budget.check();
      return [{ ...match, score: match.normalised + nearness(indexedText(chunk)) }];
    })
    .toSorted((a, b) => b.score - a.score);
}

/** The passage after the best one, where it is none of them. */
async function nextOf(
  excerpts: readonly Excerpt[],
  get: (ids: readonly string[]) => Promise<Chunk[]>,
): Promise<Excerpt[]> {
  const [best] = excerpts;
  if (!best) return [];
  const { manualId, revision, position } = best.chunk;
  const id = `${manualId}-${revision}-${position + 1}`;
  if (excerpts.some(({ chunk }) => chunk.id === id)) return [];
  return (await get([id])).map((chunk) => ({ ...best, chunk, score: 0 }));
}
