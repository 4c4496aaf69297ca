import type { EmergencyTopic } from '@contract';
import { alternativesOf } from '../spanish/alternatives';
import { fold } from '../spanish/words';

const anyOf = alternativesOf('emergencies.txt');

/** Whole words of a section of `emergencies.txt`, in folded text. */
const wordsOf = (section: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(section)})(?![\\p{L}\\d])`, 'u');

/** As the words of the file are written: lower case, no accents, single blanks. */
export const folded = (text: string): string =>
  fold(text.toLowerCase()).replace(/\s+/gu, ' ').trim();

export type TopicWords = {
  topic: EmergencyTopic;
  titles: RegExp;
  /** Titles of it in a chapter of emergencies only; none of a repair kit. */
  weakTitles: RegExp | null;
  /** Titles of other things that sound like it. */
  not: RegExp;
  /** What its text says for sure: all of them. */
  needs: readonly RegExp[];
  /** What comes last of it: without that it is cut off; null where nothing always does. */
  ends: RegExp | null;
};

const topicWords = (
  topic: EmergencyTopic,
  { hasWeakTitles = true, hasEnd = false } = {},
): TopicWords => {
  const name = topic.replace('-', ' ');
  return {
    topic,
    titles: wordsOf(`${name} titles`),
    weakTitles: hasWeakTitles ? wordsOf(`${name} weak titles`) : null,
    not: wordsOf(`${name} not`),
    needs: [wordsOf(`${name} needs`), wordsOf(`${name} needs too`)],
    ends: hasEnd ? wordsOf(`${name} ends`) : null,
  };
};

/** In this order: "Pinchazo: kit de reparación" is about the kit. */
export const TOPICS: readonly TopicWords[] = [
  topicWords('repair-kit', { hasWeakTitles: false }),
  topicWords('wheel', { hasEnd: true }),
  topicWords('jump-start', { hasEnd: true }),
  topicWords('overheating'),
  topicWords('towing'),
  topicWords('accident'),
];

export const CHAPTER = wordsOf('chapters');
export const BOX_TITLE = wordsOf('box titles');
