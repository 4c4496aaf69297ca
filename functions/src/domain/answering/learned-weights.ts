/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.003,
  whole: 6.18,
  passage: -1.086,
  relative: 1.945,
  place: 0.892,
  support: 1.654,
  kind: 1.908,
  noKind: -0.83,
  instruction: 1.97,
  rowForHow: -2.045,
  plainness: 0.834,
  title: 1.782,
  subject: 0.798,
  length: -0.272,
};

export const certaintyWeights = {
  constant: -3.733,
  pageShare: 2.024,
  evidence: 0.718,
  kind: 1.042,
  noKind: -1.274,
  held: 1.793,
  thingsMissing: -0.483,
  support: 1.367,
  headings: 1.407,
  length: -0.373,
  untoldHow: -0.999,
};
