/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.942,
  whole: 6.348,
  passage: -1.158,
  relative: 1.72,
  place: 0.958,
  support: 1.681,
  kind: 1.666,
  noKind: -1.1,
  instruction: 1.987,
  rowForHow: -2.208,
  plainness: 1.131,
  title: 1.739,
  subject: 0.659,
  length: -0.27,
};

export const certaintyWeights = {
  constant: -3.63,
  pageShare: 2.054,
  evidence: 0.693,
  kind: 0.814,
  noKind: -1.259,
  held: 1.701,
  thingsMissing: -0.4,
  support: 1.331,
  headings: 1.235,
  length: -0.344,
  untoldHow: -1.024,
};
