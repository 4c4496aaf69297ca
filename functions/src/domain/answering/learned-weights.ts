/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.865,
  whole: 6.212,
  passage: -0.962,
  relative: 1.857,
  place: 0.871,
  support: 1.746,
  kind: 1.675,
  noKind: -1.001,
  instruction: 1.963,
  rowForHow: -2.174,
  plainness: 0.847,
  title: 1.746,
  subject: 0.95,
  length: -0.275,
};

export const certaintyWeights = {
  constant: -3.429,
  pageShare: 1.953,
  evidence: 0.686,
  kind: 0.978,
  noKind: -1.25,
  held: 1.585,
  thingsMissing: -0.476,
  support: 1.401,
  headings: 1.385,
  length: -0.316,
  untoldHow: -1.008,
};
