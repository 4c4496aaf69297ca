import { hashOf, hashPair } from '../lexical/hash';

/** Share of common runs of words from which two passages say the same. */
const SAME = 0.8;
const RUN = 4;

/** Hashes of the runs: a third quicker than their texts. */
function runsOf(text: string): Set<number> {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => hashOf(word));
  const runs = new Set<number>();
  for (let start = 0; start === 0 || start + RUN <= words.length; start += 1) {
    let run = 0;
    for (let at = start; at < start + RUN; at += 1) run = hashPair(run, words[at] ?? 0);
    runs.add(run);
  }
  return runs;
}

function likeness(a: ReadonlySet<number>, b: ReadonlySet<number>): number {
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
  const kept: { passage: Passage; runs: Set<number> }[] = [];
  for (const passage of passages) {
    const runs = runsOf(textOf(passage));
    if (kept.every((other) => likeness(runs, other.runs) < SAME)) kept.push({ passage, runs });
  }
  return kept.map(({ passage }) => passage);
}
