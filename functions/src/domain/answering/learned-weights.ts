/** Fitted and written by `npm run bench:fit -- --write`; what the names mean stands in features.ts and ranking.ts. */
export const rankingWeights = {
  own: 2.795,
  whole: 6.407,
  passage: -1.056,
  relative: 1.855,
  place: 0.911,
  support: 1.482,
  kind: 1.936,
  noKind: -0.705,
  instruction: 1.869,
  rowForHow: -2.204,
  plainness: 1.277,
  title: 1.712,
  subject: 0.549,
  length: -0.224,
};

export const certaintyWeights = {
  constant: -4.045,
  pageShare: 1.41,
  score: 0.291,
  evidence: 0.52,
  kind: 0.367,
  noKind: -0.899,
  held: 1.286,
  thingsMissing: -0.509,
  reached: -1.873,
  support: 1.536,
  title: 0.506,
  unnamed: -1.164,
  untoldHow: -0.878,
};
