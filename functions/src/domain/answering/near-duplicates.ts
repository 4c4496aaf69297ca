import { hashOf, hashPair } from '../spanish/hash';

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

/** Whether most runs of the shorter one stand in the other; it stops where too many are missing. */
function saysTheSame(a: ReadonlySet<number>, b: ReadonlySet<number>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  const mayMiss = small.size - SAME * small.size;
  let missing = 0;
  for (const run of small) {
    if (!large.has(run)) missing += 1;
    if (missing > mayMiss) return false;
  }
  return true;
}

const figuresOf = (text: string): Set<string> => new Set(text.match(/\d+(?:[.,]\d+)*/g));

/** Two engines may differ in nothing but a figure. */
const haveSameFigures = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  return [...small].every((figure) => large.has(figure));
};

/** The passages without those that repeat an earlier, better one: manuals print some pages twice. */
export function withoutNearDuplicates<Passage>(
  passages: readonly Passage[],
  textOf: (passage: Passage) => string,
): Passage[] {
  const kept: { passage: Passage; runs: Set<number>; figures: Set<string> }[] = [];
  for (const passage of passages) {
    const [runs, figures] = [runsOf(textOf(passage)), figuresOf(textOf(passage))];
    const isKnown = kept.some(
      (other) => haveSameFigures(figures, other.figures) && saysTheSame(runs, other.runs),
    );
    if (!isKnown) kept.push({ passage, runs, figures });
  }
  return kept.map(({ passage }) => passage);
}
