import { rankingFeatures, type Measured } from './features/features';
import { rankingWeights } from './learned-weights';

/** `score`: its logarithmic odds beside the other candidates. */
export type Scored = Measured & { score: number };

/** The candidates, the likeliest first. */
export const scored = (
  measured: readonly Measured[],
  weights: typeof rankingWeights = rankingWeights,
): Scored[] =>
  measured
    .map((candidate): Scored => {
      const parts = rankingFeatures.map((name) => weights[name] * candidate.features[name]);
      return { ...candidate, score: parts.reduce((sum, part) => sum + part, 0) };
    })
    .sort((a, b) => b.score - a.score);
