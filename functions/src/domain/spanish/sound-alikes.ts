import { linesOfFile } from './data-lines';

/** A respelling at one place of a word: so many letters of it, and what stands for them. */
type Change = { at: number; taken: number; made: string };

/** What is spelt wrong at most in a word, and how many respellings of a word are tried at most. */
const MAX_CHANGES = 3;
const MAX_RESPELLINGS = 400;

/** Letters that sound alike to somebody, as regular expressions of what stands at a place, with their respellings. */
const sounds = linesOfFile('respellings.txt').map(({ text }) => {
  const [sound = '', respellings = ''] = text.split(': ');
  const made = respellings.split(' ').map((letters) => (letters === '-' ? '' : letters));
  return [new RegExp(sound, 'y'), made] as const;
});

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
  for (let left = 1; left <= MAX_CHANGES && tried < MAX_RESPELLINGS; left += 1) {
    const level = new Set<string>();
    for (const respelling of respellings(word, changes, { left, made: '', from: 0 })) {
      level.add(respelling);
      tried += 1;
      if (tried >= MAX_RESPELLINGS) break;
    }
    yield [...level];
  }
}
