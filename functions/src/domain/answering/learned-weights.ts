/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.671,
  whole: 4.817,
  passage: 1.534,
  relative: 1.72,
  place: 0.795,
  kind: 1.634,
  noKind: -0.995,
  instruction: 2.241,
  rowForHow: -1.972,
  plainness: 2.12,
  title: 1.865,
  subject: 0.624,
};

export const certaintyWeights = {
  constant: -3.251,
  pageShare: 2.507,
  evidence: 0.904,
  kind: 1.105,
  noKind: -0.841,
  lost: -0.186,
  held: 1.365,
  missing: -0.078,
};
