/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.542,
  whole: 4.704,
  passage: 1.402,
  relative: 1.683,
  place: 0.86,
  kind: 1.567,
  noKind: -1.04,
  instruction: 2.215,
  rowForHow: -1.948,
  plainness: 2.156,
  title: 2.053,
  subject: 0.358,
};

export const certaintyWeights = {
  constant: -3.513,
  pageShare: 2.15,
  evidence: 0.998,
  kind: 1.172,
  noKind: -0.656,
  lost: -0.002,
  held: 1.622,
  missing: -0.054,
};
