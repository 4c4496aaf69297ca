import { isHelper, writtenName } from './known-words';
import { stemOf } from '../spanish/stems';
import { soundAlikes } from '../spanish/sound-alikes';
import { slips } from '../spanish/typing-slips';

export type Vocabulary = {
  /** Passages of the manuals that hold a folded word. */
  passagesWith: (word: string) => number;
  /** Whether a folded word is the name of a vehicle: whoever may mean one is not understood otherwise. */
  isVehicle: (word: string) => boolean;
};

/** Shorter words have too many neighbours; longer ones are none. */
const SHORTEST = { helper: 3, sound: 4, slip: 5 };
const LONGEST = 24;
/** A name that no manual uses, and a word that only asks, beside passages. */
const NAME_COUNT = 0.3;
const HELPER_COUNT = 20;
/** How many times more passages than the next one a word must have to be what was meant. */
const CLEARLY = 3;

function countOf(word: string, { passagesWith }: Vocabulary): number {
  if (word.length < SHORTEST.helper) return 0;
  const passages = passagesWith(word);
  if (writtenName(word) === null) return passages;
  return isHelper(word) ? HELPER_COUNT : Math.max(passages, NAME_COUNT);
}

/** The one that is meant; null when it is not clear which; undefined when none is a word. */
function clearest(
  candidates: readonly string[],
  vocabulary: Vocabulary,
): string | null | undefined {
  const byStem = new Map<string, { word: string; count: number }>();
  for (const word of candidates) {
    if (vocabulary.isVehicle(word)) return null;
    const count = countOf(word, vocabulary);
    const stem = count > 0 ? stemOf(word) : '';
    if (count > (byStem.get(stem)?.count ?? 0)) byStem.set(stem, { word, count });
  }
  const [best, next] = [...byStem.values()].sort((a, b) => b.count - a.count);
  if (!best) return undefined;
  return best.count >= CLEARLY * (next?.count ?? 0) ? best.word : null;
}

/** Candidates, the likeliest mistakes first: as it sounds, a slip of the fingers. */
function* candidatesFor(word: string): Generator<string[]> {
  for (const sounding of soundAlikes(word)) {
    // Of what is so short only what asks is told apart: "ago" is "hago".
    if (word.length < SHORTEST.sound) {
      yield sounding.filter(isHelper);
      return;
    }
    yield sounding;
  }
  if (word.length >= SHORTEST.slip) yield slips(word);
}

/** What a folded word that nobody knows is most likely meant to be; null when that is not clear. */
export function respelt(word: string, vocabulary: Vocabulary): string | null {
  if (word.length < SHORTEST.helper || word.length > LONGEST || !/^[a-z]+$/.test(word)) return null;
  for (const candidates of candidatesFor(word)) {
    const found = clearest(candidates, vocabulary);
    if (found !== undefined) return found === null ? null : (writtenName(found) ?? found);
  }
  return null;
}
