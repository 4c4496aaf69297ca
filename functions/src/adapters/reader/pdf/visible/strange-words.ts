import { SHORTEST_WORD, strangeness } from './letter-pairs';

/** From so many bits and words on, letters stand for others: no font of 22,000 that were looked at came near both. */
const ENOUGH_BITS = 60;
const MIN_WORDS = 5;
/** Two words of any of the languages are as ordinary as this. */
const ORDINARY_BITS = 15;

/** Shorter letters beside a figure are part of a code: "LFR5AQP", "H7". */
const SHORTEST_BESIDE_FIGURE = 6;
const RUN = /[\p{L}\p{M}]+/gu;
/** Most of what is printed is one word, and this tells it sooner. */
const WORD = /^[\p{L}\p{M}]+$/u;
const FIGURE = /\d/;

/** The words that can be judged, each once, in what is printed without a space in between. */
function judgedIn(texts: Iterable<string>): Set<string> {
  const judged = new Set<string>();
  for (const text of new Set(texts)) {
    if (text.length < SHORTEST_WORD) continue;
    if (WORD.test(text)) {
      judged.add(text);
      continue;
    }
    for (const { 0: run, index } of text.matchAll(RUN)) {
      const beside = `${text[index - 1] ?? ''}${text[index + run.length] ?? ''}`;
      const shortest = FIGURE.test(beside) ? SHORTEST_BESIDE_FIGURE : SHORTEST_WORD;
      if (run.length >= shortest) judged.add(run);
    }
  }
  return judged;
}

/** Words that are not strange: a document says most of its words again on every page. */
const ordinary = new Set<string>();
const MAX_ORDINARY = 20_000;

function addOrdinary(word: string): void {
  if (ordinary.size >= MAX_ORDINARY) ordinary.clear();
  ordinary.add(word);
}

/** Whether so many of the words are strange that some of them may be written in other letters than were meant. */
export function mayBeStrange(texts: readonly string[]): boolean {
  let bits = 0;
  for (const word of judgedIn(texts.filter((text) => !ordinary.has(text)))) {
    const own = strangeness(word);
    if (own <= 0) addOrdinary(word);
    bits += Math.max(0, own);
    if (bits >= ENOUGH_BITS) return true;
  }
  return false;
}

/** `strange`: words, all of one font, are written in other letters than were meant. `unknown`: there are too few. */
export function judge(texts: Iterable<string>): 'strange' | 'ordinary' | 'unknown' {
  const judged = [...judgedIn(texts)];
  const bits = judged.reduce((sum, word) => sum + strangeness(word), 0);
  if (judged.length >= MIN_WORDS && bits >= ENOUGH_BITS) return 'strange';
  return bits <= -ORDINARY_BITS ? 'ordinary' : 'unknown';
}
