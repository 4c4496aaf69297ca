import type { Match } from '../lexical/search';

/** A passage that either search found, the best first; what a search did not find is worth nothing there. */
export type Candidate = { id: string; match: Match | null; rank: number };

type Found = {
  matches: readonly Match[];
  nearest: readonly { id: string; distance: number }[];
  /** Share of the vectors in the ranking, 0 to 1; it belongs to the embedder (retrieval.md, finding 1). */
  vectorWeight: number;
};

/** Weighted sum of both scores, each beside the best of its own search. */
export function fuse({ matches, nearest, vectorWeight }: Found): Candidate[] {
  const bestScore = matches[0]?.score ?? 1;
  const bestSimilarity = Math.max(1 - (nearest[0]?.distance ?? 0), Number.EPSILON);
  const byId = new Map(matches.map((match) => [match.id, match]));
  const similarity = new Map(
    nearest.map(({ id, distance }) => [id, Math.max(0, 1 - distance) / bestSimilarity]),
  );
  return [...new Set([...byId.keys(), ...similarity.keys()])]
    .map((id) => {
      const match = byId.get(id) ?? null;
      const lexical = (match?.score ?? 0) / bestScore;
      const rank = (1 - vectorWeight) * lexical + vectorWeight * (similarity.get(id) ?? 0);
      return { id, match, rank };
    })
    .sort((a, b) => b.rank - a.rank);
}
