/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.642,
  whole: 4.343,
  passage: 0.644,
  relative: 1.9,
  place: 1.14,
  kind: 1.934,
  noKind: -0.969,
  instruction: 2.199,
  rowForHow: -1.898,
  plainness: 2.177,
  title: 1.726,
  subject: 0.376,
};

export const certaintyWeights = {
  constant: -3.554,
  pageShare: 1.941,
  evidence: 0.937,
  kind: 1.079,
  noKind: -0.814,
  held: 1.771,
  thingsMissing: -0.5,
};
