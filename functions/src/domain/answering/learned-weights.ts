/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.68,
  whole: 4.85,
  passage: 1.533,
  relative: 1.722,
  place: 0.801,
  kind: 1.634,
  noKind: -0.998,
  instruction: 2.244,
  rowForHow: -1.984,
  plainness: 2.124,
  title: 1.873,
  subject: 0.654,
};

export const certaintyWeights = {
  constant: -3.252,
  pageShare: 2.503,
  evidence: 0.904,
  kind: 1.107,
  noKind: -0.842,
  lost: -0.184,
  held: 1.366,
  missing: -0.078,
};
