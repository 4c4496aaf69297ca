/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.815,
  whole: 6.418,
  passage: -0.934,
  relative: 1.842,
  place: 0.868,
  support: 1.508,
  kind: 1.917,
  noKind: -0.725,
  instruction: 1.846,
  rowForHow: -2.201,
  plainness: 1.275,
  title: 1.766,
  subject: 0.511,
  length: -0.219,
};

export const certaintyWeights = {
  constant: -4.01,
  pageShare: 1.392,
  score: 0.292,
  evidence: 0.528,
  kind: 0.489,
  noKind: -0.896,
  held: 1.292,
  thingsMissing: -0.493,
  reached: -1.868,
  support: 1.457,
  title: 0.388,
  unnamed: -1.232,
  untoldHow: -0.931,
};
