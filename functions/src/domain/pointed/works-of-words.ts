import type { Span } from '@contract';
import { sentencesIn } from '../findings/sentences';
import { actionIn } from '../plan/actions';
import { isOfSevere, speaksOfSevere } from '../plan/below';
import { clausesIn, type Clause } from '../plan/clauses';
import { isVersion } from '../versions/said-of-some';
import { draftsOf, inProse, type Draft } from '../plan/draft';
import { folded } from '../plan/words';
import type { NumberedUnit } from './numbered-manual';
import type { WorkWords } from './pointed-plan';
import { isPrinted, printedRun } from './runs-of-words';

const WORDS_BEFORE = 3;

/** With the words right before it: "hasta 30.000 km" is no interval, whatever of it is pointed at. */
function withLead(words: string, sentence: string): string {
  const before = sentence.slice(0, sentence.indexOf(words)).trimEnd().split(/\s+/u);
  return [...before.slice(-WORDS_BEFORE), words].join(' ').trim();
}

/** The one thing that these words say is due; null where that is not certain. */
function clauseIn(words: string, sentence: string): Clause | null {
  const [clause, another] = clausesIn(withLead(words, sentence));
  return clause && !another ? clause : null;
}

/** A phrase beside it: nothing where the model wrote none, undefined where it cannot be read. */
function spanIn(words: string, sentence: string): Span | null | undefined {
  if (words === '') return null;
  const printed = printedRun(words, [sentence]);
  const clause = printed === null ? null : clauseIn(printed, sentence);
  return clause?.first ?? clause?.every ?? undefined;
}

/** When work is due that a model points at in a sentence, as rules read the phrase. */
export function worksOfWords(words: WorkWords, { said, titles }: NumberedUnit): Draft[] {
  const sentence = sentencesIn(said.text).find((one) => isPrinted(words.every, [one])) ?? '';
  const [phrase, item] = [
    printedRun(words.every, [sentence]),
    printedRun(words.work, [said.text, ...titles]),
  ];
  const clause = phrase === null ? null : clauseIn(phrase, sentence);
  const [first, severe] = [spanIn(words.first, said.text), spanIn(words.severe, said.text)];
  if (!clause || item === null || first === undefined || severe === undefined) return [];
  // What holds in some case only is not what holds.
  const isSome = words.condition !== '' && !isVersion(words.condition);
  const isSevere = severe === null && (speaksOfSevere(sentence) || isOfSevere(titles));
  if (isSome || isSevere || !(clause.every || clause.isEveryService)) return [];
  if (words.condition !== '' && !isPrinted(words.condition, [said.text, ...titles])) return [];
  const version = words.condition === '' ? [] : [words.condition];
  const due = { ...clause, first: first ?? clause.first, severe: severe ?? clause.severe };
  const action = actionIn(folded(sentence)) ?? actionIn(folded(item));
  return draftsOf(due, action ? [action] : [], {
    ...{ ...inProse(titles), item, said: [said], versions: version },
  });
}
