/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.229,
  whole: 6.365,
  passage: -0.095,
  relative: 1.374,
  place: 1.005,
  support: 1.753,
  kind: 1.968,
  noKind: -0.863,
  instruction: 2.099,
  rowForHow: -1.734,
  plainness: 1.185,
  title: 1.834,
  subject: 0.435,
  length: -0.235,
};

export const certaintyWeights = {
  constant: -4.616,
  pageShare: 2.466,
  evidence: 0.62,
  kind: 0.863,
  noKind: -1.174,
  held: 1.788,
  thingsMissing: -0.287,
  support: 1.628,
  headings: 1.432,
  length: -0.251,
  untoldHow: -0.732,
};
