const vowel = /[aeiouáéíóúü]/;
/** Consonants that open a syllable together. */
const inseparable = /^(?:[pbtdcgf]r|[pbcgf]l|ch|ll|rr|qu|gu)$/;
const shortest = 3;

/** Index in `group`, a run of consonants between two vowels, at which Spanish starts the next syllable. */
function syllableStart(group: string): number {
  if (group.length === 1) return 0;
  return inseparable.test(group.slice(-2)) ? group.length - 2 : group.length - 1;
}

/** Places at which a Spanish word may be divided at the end of a line, in ascending order. */
export function breakPoints(word: string): number[] {
  const lower = word.toLowerCase();
  if (lower.length < 8 || !/^[a-záéíóúüñ]+$/.test(lower)) return [];
  const points: number[] = [];
  for (const match of lower.matchAll(/[^aeiouáéíóúü]+/g)) {
    const before = lower[match.index - 1];
    const after = lower[match.index + match[0].length];
    if (before === undefined || after === undefined || !vowel.test(before)) continue;
    points.push(match.index + syllableStart(match[0]));
  }
  return points.filter((point) => point >= shortest && lower.length - point >= shortest);
}
