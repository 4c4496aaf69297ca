/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.297,
  whole: 6.255,
  passage: -0.694,
  relative: 1.419,
  place: 0.97,
  support: 2.196,
  kind: 2.294,
  noKind: -0.571,
  instruction: 2.278,
  rowForHow: -1.678,
  plainness: 1.32,
  title: 1.568,
  subject: 0.684,
  length: -0.149,
};

export const certaintyWeights = {
  constant: -4.547,
  pageShare: 2.449,
  evidence: 0.501,
  kind: 0.7,
  noKind: -1.454,
  held: 1.744,
  thingsMissing: -0.897,
  support: 2.157,
  headings: 1.348,
  length: -0.272,
  untoldHow: -0.88,
};
