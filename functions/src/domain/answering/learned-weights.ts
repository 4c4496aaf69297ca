/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.238,
  whole: 6.362,
  passage: -0.121,
  relative: 1.394,
  place: 0.992,
  support: 1.762,
  kind: 1.969,
  noKind: -0.862,
  instruction: 2.098,
  rowForHow: -1.737,
  plainness: 1.185,
  title: 1.835,
  subject: 0.441,
  length: -0.236,
};

export const certaintyWeights = {
  constant: -4.612,
  pageShare: 2.476,
  evidence: 0.624,
  kind: 0.863,
  noKind: -1.172,
  held: 1.791,
  thingsMissing: -0.277,
  support: 1.614,
  headings: 1.43,
  length: -0.254,
  untoldHow: -0.734,
};
