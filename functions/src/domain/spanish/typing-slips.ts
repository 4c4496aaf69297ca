const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LETTERS = Array.from(KEYS.join(''));

/** Keys beside a key, on its row and on the ones above and below. */
function keysBeside(letter: string): string[] {
  const row = KEYS.findIndex((keys) => keys.includes(letter));
  const at = KEYS[row]?.indexOf(letter) ?? 0;
  const on = (keys: string | undefined, places: readonly number[]) =>
    places.flatMap((place) => keys?.[place] ?? []);
  return [
    ...on(KEYS[row], [at - 1, at + 1]),
    ...on(KEYS[row - 1], [at, at + 1]),
    ...on(KEYS[row + 1], [at - 1, at]),
  ];
}

const beside = new Map(LETTERS.map((letter) => [letter, keysBeside(letter)]));
/** Vowels that are also confused where they are not beside one another. */
const VOWELS: Record<string, string> = { e: 'i', i: 'e', o: 'u', u: 'o' };
/** In shorter words another letter makes another word too often. */
const SHORTEST_REPLACED = 6;

const isSlipFor = (letter: string, meant: string | undefined): boolean =>
  letter === meant || (beside.get(meant ?? '')?.includes(letter) ?? false);

/** Two neighbours the other way round: "ruedsa", "frenso". */
function swaps(word: string): string[] {
  const made: string[] = [];
  for (let at = 0; at + 1 < word.length; at += 1) {
    const [first = '', second = ''] = word.slice(at, at + 2);
    if (first !== second) made.push(word.slice(0, at) + second + first + word.slice(at + 2));
  }
  return made;
}

function insertions(word: string): string[] {
  const made: string[] = [];
  for (let at = 1; at <= word.length; at += 1) {
    for (const letter of LETTERS) made.push(word.slice(0, at) + letter + word.slice(at));
  }
  return made;
}

/** Without a letter, or with another one in its place. */
function corrected(word: string): string[] {
  const made: string[] = [];
  for (let at = 1; at < word.length; at += 1) {
    const [here = '', before, after] = [word[at], word.slice(0, at), word.slice(at + 1)];
    const isExtra = isSlipFor(here, word[at - 1]) || isSlipFor(here, word[at + 1]);
    if (isExtra) made.push(before + after);
    if (word.length < SHORTEST_REPLACED) continue;
    for (const letter of [...(beside.get(here) ?? []), VOWELS[here]]) {
      if (letter !== undefined) made.push(before + letter + after);
    }
  }
  return made;
}

/** What a folded word is when fingers slipped once: in another order, beside a key, one letter too many or too few. */
export const slips = (word: string): string[] => [
  ...swaps(word),
  ...corrected(word),
  ...insertions(word),
];
