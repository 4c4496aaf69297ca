/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.342,
  whole: 6.162,
  passage: -0.72,
  relative: 1.601,
  place: 0.866,
  support: 2.202,
  kind: 2.344,
  noKind: -0.574,
  instruction: 2.399,
  rowForHow: -1.661,
  plainness: 1.295,
  title: 1.66,
  subject: 0.743,
  length: -0.169,
};

export const certaintyWeights = {
  constant: -4.038,
  pageShare: 2.153,
  evidence: 0.514,
  kind: 0.659,
  noKind: -1.52,
  held: 1.695,
  thingsMissing: -0.946,
  support: 2.226,
  headings: 1.571,
  length: -0.342,
  untoldHow: -0.848,
};
