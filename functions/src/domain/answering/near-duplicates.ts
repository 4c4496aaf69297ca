/** Share of common runs of words from which two passages say the same. */
const SAME = 0.8;
const RUN = 4;

function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(1, words.length - RUN + 1);
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + RUN).join(' ')));
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let common = 0;
  for (const run of small) if (large.has(run)) common += 1;
  return common / Math.max(1, small.size);
}

/** The passages without those that repeat an earlier, better one: manuals print some pages twice. */
export function withoutNearDuplicates<Passage>(
  passages: readonly Passage[],
  textOf: (passage: Passage) => string,
): Passage[] {
  const kept: { passage: Passage; runs: Set<string> }[] = [];
  for (const passage of passages) {
    const runs = runsOf(textOf(passage));
    if (kept.every((other) => likeness(runs, other.runs) < SAME)) kept.push({ passage, runs });
  }
  return kept.map(({ passage }) => passage);
}
