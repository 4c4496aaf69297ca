/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.652,
  whole: 4.944,
  passage: 1.55,
  heading: 0.02,
  relative: 1.628,
  place: 0.91,
  kind: 1.733,
  noKind: -1.138,
  instruction: 2.252,
  rowForHow: -2.041,
  plainness: 2.095,
  title: 1.662,
  subject: 0.669,
};

export const certaintyWeights = {
  constant: -3.332,
  pageShare: 2.462,
  evidence: 0.844,
  kind: 1.039,
  noKind: -0.696,
  lost: -0.359,
  held: 1.398,
  missing: -0.079,
  anyRow: -1,
};
