/** A respelling at one place of a word: so many letters of it, and what stands for them. */
type Change = { at: number; taken: number; made: string };

/** What is spelt wrong at most in a word, and how many respellings of a word are tried at most. */
const MOST_CHANGES = 3;
const MOST_RESPELLINGS = 400;

/** Letters that sound alike to somebody, as regular expressions of what stands at a place, with their respellings. */
const sounds: readonly (readonly [RegExp, readonly string[]])[] = [
  [/b/y, ['v']],
  [/v/y, ['b']],
  [/w/y, ['gu', 'hu', 'v', 'b']],
  [/hu(?=[aei])/y, ['w', 'gu']],
  [/gu(?=[aei])/y, ['hu', 'w', 'g']],
  [/g(?=[ei])/y, ['j', 'gu']],
  [/j(?=[ei])/y, ['g', 'gu']],
  [/(?<!c)h/y, ['']],
  [/ll/y, ['y', 'l']],
  [/y/y, ['ll', 'i']],
  [/i/y, ['y', 'ei']],
  [/e(?!i)/y, ['ei']],
  [/ei/y, ['e', 'i']],
  [/rr/y, ['r']],
  [/(?<=[aeiou])r(?=[aeiou])/y, ['rr']],
  [/c(?=[ei])/y, ['s', 'z', 'cc', 'sc']],
  [/c(?=[aou])/y, ['k', 'qu']],
  [/cu(?=[aeo])/y, ['qu']],
  [/qu/y, ['c', 'k', 'cu']],
  [/q(?!u)/y, ['c', 'qu']],
  [/k/y, ['c', 'qu']],
  [/ck/y, ['c', 'k', 'qu']],
  [/cc|cs|sc|xc/y, ['cc', 'x', 'c', 's', 'sc', 'xc']],
  [/s(?=[ei])/y, ['c', 'sc', 'cc']],
  [/s/y, ['z', 'x']],
  [/z(?=[ei])/y, ['c']],
  [/z/y, ['s']],
  [/x/y, ['s', 'cc', 'xc']],
  [/n(?=[bpvf])/y, ['m']],
  [/m(?=[bpvf])/y, ['n']],
  [/tras/y, ['trans']],
  [/trans/y, ['tras']],
  [/ph/y, ['f']],
  [/^p(?=[ns])/y, ['']],
  [/sh/y, ['ch']],
  [/([bdfmnpst])\1/y, ['$1']],
  [/(?<=[aeiou])(?=[aeiou])|^(?=[aeiou])/y, ['h']],
  [/ao(?=s?$)/y, ['ado']],
  [/(?<=[aeiou])s$/y, ['']],
  [/(?<=[aeo])$/y, ['s']],
  [/(?<=a)$/y, ['d']],
];

function changesOf(word: string): Change[] {
  const changes: Change[] = [];
  for (let at = 0; at <= word.length; at += 1) {
    for (const [sound, respellings] of sounds) {
      sound.lastIndex = at;
      const [found, first = ''] = sound.exec(word) ?? [];
      if (found === undefined) continue;
      for (const respelling of respellings) {
        const made = respelling.replace('$1', first);
        if (made !== found) changes.push({ at, taken: found.length, made });
      }
    }
  }
  return changes;
}

/** With `left` changes more, all of them behind `from`, so that each set of changes is made once. */
function* respellings(
  word: string,
  changes: readonly Change[],
  { left, made, from }: { left: number; made: string; from: number },
): Generator<string> {
  for (const [position, { at, taken, made: letters }] of changes.entries()) {
    if (at < from) continue;
    const begun = made + word.slice(from, at) + letters;
    if (left === 1) yield begun + word.slice(at + taken);
    else {
      // An insertion must not meet itself again.
      const rest = changes.slice(position + 1);
      yield* respellings(word, rest, { left: left - 1, made: begun, from: at + taken });
    }
  }
}

/**
 * How a folded word may be written by whoever writes it as it sounds ("vujias", "aseite", "prezion"), by the number of
 * places that differ: first those that differ in one.
 */
export function* soundAlikes(word: string): Generator<string[]> {
  const changes = changesOf(word);
  let tried = 0;
  for (let left = 1; left <= MOST_CHANGES && tried < MOST_RESPELLINGS; left += 1) {
    const level = new Set<string>();
    for (const respelling of respellings(word, changes, { left, made: '', from: 0 })) {
      level.add(respelling);
      tried += 1;
      if (tried >= MOST_RESPELLINGS) break;
    }
    yield [...level];
  }
}
