/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 3.115,
  whole: 6.48,
  passage: -0.033,
  relative: 1.37,
  place: 0.994,
  support: 1.719,
  kind: 1.982,
  noKind: -0.854,
  instruction: 2.125,
  rowForHow: -1.752,
  plainness: 1.185,
  title: 1.811,
  subject: 0.433,
  length: -0.253,
};

export const certaintyWeights = {
  constant: -4.544,
  pageShare: 2.453,
  evidence: 0.653,
  kind: 0.834,
  noKind: -1.153,
  held: 1.756,
  thingsMissing: -0.179,
  support: 1.707,
  headings: 1.416,
  length: -0.26,
  untoldHow: -0.729,
};
