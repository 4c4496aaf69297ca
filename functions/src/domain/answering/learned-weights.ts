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
  constant: -4.028,
  pageShare: 1.382,
  score: 0.302,
  evidence: 0.541,
  kind: 0.522,
  noKind: -0.887,
  held: 1.301,
  thingsMissing: -0.473,
  reached: -1.933,
  support: 1.437,
  title: 0.422,
  unnamed: -1.224,
  untoldHow: -0.916,
};
