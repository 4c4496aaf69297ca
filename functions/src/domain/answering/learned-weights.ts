/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.536,
  whole: 5.823,
  passage: 1.122,
  relative: 1.446,
  place: 0.945,
  support: 1.547,
  kind: 2.619,
  noKind: -0.687,
  instruction: 3.377,
  rowForHow: -2.911,
  plainness: 2.493,
  title: 1.965,
  subject: -0.012,
  length: -0.441,
};

export const certaintyWeights = {
  constant: -3.911,
  pageShare: 1.904,
  evidence: 0.8,
  kind: 1.331,
  noKind: -1.017,
  held: 2.278,
  thingsMissing: -0.857,
  support: 1.642,
  headings: 0.836,
  length: -0.631,
  untoldHow: -0.768,
};
