/** A run of so many words is no coincidence. */
const RUN = 8;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, from) => words.slice(from, from + RUN).join(' '));

/** Whether a text repeats a run of words of the instructions: a question or a manual talked the model into it. */
export function repeatsInstructions(text: string, instructions: string): boolean {
  const known = new Set(runsOf(wordsOf(instructions)));
  return runsOf(wordsOf(text)).some((run) => known.has(run));
}
