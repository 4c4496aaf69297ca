import type { EmergencyTopic } from '@contract';
import { expressionsOf } from '../spanish/expressions';

export { folded } from '../spanish/folded';

const { anyOf, hasWord } = expressionsOf('emergencies.txt');

const wholeWord = (section: string): RegExp => new RegExp(`^(?:${anyOf(section)})$`, 'u');

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
  /** What has to be at hand for it; null where nothing lies somewhere else. */
  tools: RegExp | null;
};

const topicWords = (
  topic: EmergencyTopic,
  { hasWeakTitles = true, hasEnd = false, hasTools = false } = {},
): TopicWords => {
  const name = topic.replace('-', ' ');
  return {
    topic,
    titles: hasWord(`${name} titles`),
    weakTitles: hasWeakTitles ? hasWord(`${name} weak titles`) : null,
    not: hasWord(`${name} not`),
    needs: [hasWord(`${name} needs`), hasWord(`${name} needs too`)],
    ends: hasEnd ? hasWord(`${name} ends`) : null,
    tools: hasTools ? hasWord(`${name} tools`) : null,
  };
};

/** In this order: "Pinchazo: kit de reparación" is about the kit. */
export const TOPICS: readonly TopicWords[] = [
  topicWords('repair-kit', { hasWeakTitles: false, hasTools: true }),
  topicWords('wheel', { hasEnd: true, hasTools: true }),
  topicWords('jump-start', { hasEnd: true }),
  topicWords('overheating'),
  topicWords('towing', { hasTools: true }),
  topicWords('accident'),
];

export const CHAPTER = hasWord('chapters');
export const BOX_TITLE = hasWord('box titles');
export const SAYS_WHERE = hasWord('says where it lies');
export const BESIDE_GEARBOX = wholeWord('beside a gearbox');
