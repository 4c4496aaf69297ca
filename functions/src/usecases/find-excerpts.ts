import { searchedQuestion } from '../domain/answering/answer-fit';
import { evidenceOf } from '../domain/answering/evidence';
import { isMakeOrModel } from '../domain/answering/makes';
import { fuse } from '../domain/answering/fusion';
import { withoutNearDuplicates } from '../domain/answering/near-duplicates';
import { indexedText } from '../domain/lexical/build-index';
import { nearnessMeter } from '../domain/lexical/nearness';
import type { LexicalIndex } from '../domain/lexical/open-index';
import { readAs } from '../domain/lexical/read-as';
import { searchIndexes, wordWeights, type Match } from '../domain/lexical/search';
import type { Chunks, Excerpt, QuestionReading, RevisionKey } from '../domain/ports';
import { unlimited, type ProcessorBudget } from '../domain/processor-budget';
import { RevisionGone } from '../domain/revision-gone';
import { followOverPages } from './follow-over-pages';
import { withoutDirectories } from './without-directories';
import type { Neighbours } from './nearest-passages';

type Ports = {
  chunks: Pick<Chunks, 'get'>;
  nearest: (uid: string, manuals: readonly RevisionKey[], question: string) => Promise<Neighbours>;
  /** Share of the vectors in the ranking, 0 to 1: as far as this embedder can be trusted. */
  vectorWeight: number;
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
const LEAST_RANKING_WEIGHT = 0.1;
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
 * Finds the passages of these manuals that answer best, the best first. Their scores are evidence, see `evidence.ts`.
 * Fails with RevisionGone where one of the manuals was read anew, or deleted, meanwhile, and with BudgetSpent.
 */
export function findExcerpts({ chunks, nearest, vectorWeight, withIndexes }: Ports) {
  const get = readAll(chunks);

  const words = ({ uid, manuals, question, names, budget }: Asked) =>
    withIndexes(uid, manuals, (indexes) =>
      budget.spend(() => {
        const isVehicle = (word: string) => names.has(word) || isMakeOrModel(word);
        const meant = readAs(question, indexes, isVehicle);
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
    const mayRank = vectorWeight >= LEAST_RANKING_WEIGHT;
    const [found, asked] = await Promise.all([words(question), mayRank ? ask() : []]);
    const hasRoom = !mayRank && vectorWeight > 0 && found.matches.length < READ_CHUNKS;
    return { ...found, neighbours: hasRoom ? await ask() : asked };
  }

  return async (
    uid: string,
    manuals: readonly AskableManual[],
    question: string,
    names = NO_NAMES,
    budget = unlimited,
  ): Promise<FoundExcerpts> => {
    const asked = { uid, manuals, question, names, budget };
    const { matches, neighbours, reading, exists, idsOf } = await candidates(asked);
    const ranked = (by: readonly Match[]) =>
      fuse({ matches: by, nearest: neighbours, vectorWeight });
    const sources = new Map(
      manuals.map(({ manualId, documentSource }) => [manualId, documentSource]),
    );
    const first = ranked(matches)
      .slice(0, READ_CHUNKS)
      .map(({ id }) => id);
    const read = new Map((await get(uid, first)).map((chunk) => [chunk.id, chunk]));
    const inOrder = (): Excerpt[] => {
      const nearness = nearnessMeter(reading.readAs, reading.weights);
      const reordered = matches
        .filter(({ id }) => read.has(id))
        .map((match) => {
          budget.check();
          const chunk = read.get(match.id);
          return { ...match, score: match.normalised + (chunk ? nearness(indexedText(chunk)) : 0) };
        })
        .toSorted((a, b) => b.score - a.score);
      return ranked(reordered).flatMap(({ id, match }): Excerpt[] => {
        budget.check();
        const chunk = read.get(id);
        const documentSource = sources.get(chunk?.manualId ?? 0);
        if (!chunk || documentSource === undefined) return [];
        return [{ chunk, documentSource, score: match ? evidenceOf(match) : 0 }];
      });
    };
    const own = await withoutDirectories(budget.spend(inOrder), idsOf, (ids) => get(uid, ids));
    const different = withoutNearDuplicates(own, ({ chunk }) => chunk.content);
    const beside = async (ids: readonly string[]) => [
      ...ids.flatMap((id) => read.get(id) ?? []),
      ...(await get(
        uid,
        ids.filter((id) => !read.has(id) && exists(id)),
      )),
    ];
    return { excerpts: await followOverPages(beside, withinBudget(different)), reading };
  };
}
