/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.833,
  whole: 6.377,
  passage: -0.963,
  relative: 1.853,
  place: 0.864,
  support: 1.546,
  kind: 1.902,
  noKind: -0.749,
  instruction: 1.839,
  rowForHow: -2.184,
  plainness: 1.235,
  title: 1.732,
  subject: 0.536,
  length: -0.225,
};

export const certaintyWeights = {
  constant: -3.434,
  pageShare: 1.765,
  evidence: 0.726,
  kind: 0.859,
  noKind: -1.234,
  held: 1.732,
  thingsMissing: -0.375,
  support: 1.394,
  headings: 1.132,
  length: -0.346,
  untoldHow: -1.05,
};
