/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.045,
  whole: 6.127,
  passage: -1.003,
  relative: 1.934,
  place: 0.907,
  support: 1.647,
  kind: 1.944,
  noKind: -0.85,
  instruction: 2.031,
  rowForHow: -2.083,
  plainness: 0.874,
  title: 1.831,
  subject: 0.765,
  length: -0.272,
};

export const certaintyWeights = {
  constant: -4.02,
  pageShare: 2.044,
  evidence: 0.691,
  kind: 1.061,
  noKind: -1.25,
  held: 1.848,
  thingsMissing: -0.455,
  support: 1.336,
  headings: 1.429,
  length: -0.323,
  untoldHow: -0.906,
};
