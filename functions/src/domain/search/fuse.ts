import type { Match } from './search';

/**
 * How strongly the words of a passage support that it answers: the share of the question that it holds, times its
 * score beside that of an ideal passage (decision 0011). 0 to about 1.5.
 */
const evidenceOf = ({ coverage, normalised }: Match): number => coverage * normalised;

/** How the passages that words and vectors found are put in one order. */
export type Fusion =
  /** By their ranks in both: for vectors whose similarities tell the order, but lie close together. */
  | { by: 'rank' }
  /** By both scores beside the best of each; `ofVectors`: their share, 0 to 1 (0: words alone). */
  | { by: 'share'; ofVectors: number };

/** A passage that either search found, the best first; what a search did not find is worth nothing there. */
type FusedPassage = {
  id: string;
  match: Match | null;
  rank: number;
  /** What speaks for it, see `evidenceOf`. */
  evidence: number;
};

type Found = {
  matches: readonly Match[];
  nearest: readonly { id: string; distance: number }[];
  fusion: Fusion;
};

type Ranks = ReadonlyMap<string, number>;

/** Of Cormack, Clarke and Büttcher, "Reciprocal rank fusion outperforms Condorcet" (SIGIR 2009). */
const RANK_CONSTANT = 60;

const reciprocalRanks = <Key>(ids: readonly Key[]): ReadonlyMap<Key, number> =>
  new Map(ids.map((id, at) => [id, 1 / (RANK_CONSTANT + at + 1)]));

/** What several orders hold, each once, in the order of the sums of its reciprocal ranks. */
export function fusedOrder<Key>(orders: readonly (readonly Key[])[]): Key[] {
  const ranks = orders.map(reciprocalRanks);
  const worthOf = (key: Key) => ranks.reduce((sum, rank) => sum + (rank.get(key) ?? 0), 0);
  return [...new Set(orders.flat())].sort((a, b) => worthOf(b) - worthOf(a));
}

/** Each search's worth of a passage, and how much the vectors' counts. */
function worths({ matches, nearest, fusion }: Found): {
  words: Ranks;
  vectors: Ranks;
  share: number;
} {
  if (fusion.by === 'rank') {
    return {
      words: reciprocalRanks(matches.map(({ id }) => id)),
      vectors: reciprocalRanks(nearest.map(({ id }) => id)),
      share: 0.5,
    };
  }
  const bestScore = matches[0]?.score ?? 1;
  const bestSimilarity = Math.max(1 - (nearest[0]?.distance ?? 0), Number.EPSILON);
  return {
    words: new Map(matches.map(({ id, score }) => [id, score / bestScore])),
    vectors: new Map(
      nearest.map(({ id, distance }) => [id, Math.max(0, 1 - distance) / bestSimilarity]),
    ),
    share: fusion.ofVectors,
  };
}

/** The passages of both searches in one order. */
export function fuse(found: Found): FusedPassage[] {
  const { words, vectors, share } = worths(found);
  const byId = new Map(found.matches.map((match) => [match.id, match]));
  const candidates = [...new Set([...words.keys(), ...vectors.keys()])]
    .map((id) => ({
      id,
      match: byId.get(id) ?? null,
      rank: (1 - share) * (words.get(id) ?? 0) + share * (vectors.get(id) ?? 0),
    }))
    .sort((a, b) => b.rank - a.rank);
  return candidates.map((candidate) => ({
    ...candidate,
    evidence: evidenceFor(candidate, candidates, found),
  }));
}

/**
 * Words are their own evidence. Where ranks count, what vectors rank as high as the best that words found speaks for a
 * passage as much: the manual may say it in other words than the owner.
 */
function evidenceFor(
  { match, rank }: Omit<FusedPassage, 'evidence'>,
  all: readonly Omit<FusedPassage, 'evidence'>[],
  { matches, nearest, fusion }: Found,
): number {
  const own = match ? evidenceOf(match) : 0;
  if (fusion.by === 'share') return own;
  const bestOfWords = Math.max(0, ...matches.map(evidenceOf));
  const bestOfVectors = 1 - (nearest[0]?.distance ?? 1);
  const best = all[0]?.rank ?? 1;
  return Math.max(own, (rank / best) * Math.max(bestOfWords, bestOfVectors));
}
