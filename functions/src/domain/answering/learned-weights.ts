/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.645,
  whole: 4.452,
  passage: 1.001,
  relative: 1.809,
  place: 1.129,
  kind: 1.95,
  noKind: -0.984,
  instruction: 2.202,
  rowForHow: -1.884,
  plainness: 2.175,
  title: 1.758,
  subject: 0.348,
};

export const certaintyWeights = {
  constant: -3.789,
  pageShare: 1.966,
  evidence: 1.002,
  kind: 1.1,
  noKind: -0.806,
  held: 1.776,
  thingsMissing: -0.628,
};
