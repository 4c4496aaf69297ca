import { EMERGENCY_TOPICS, emergencySchema, type Emergency, type EmergencyTopic } from '@contract';
import { z } from 'zod';
import type { Finder } from '../findings/finder';
import { quoteOf } from '../findings/manual-part';
import { sectionsIn, textOf, type Section } from './sections';
import { shownParts } from './shown-parts';
import { isWhole } from './whole';
import { folded, TOPICS } from './words';

const storedSchema = z.array(emergencySchema);

const wordsOf = (topic: EmergencyTopic) => TOPICS.find((words) => words.topic === topic);

const speaksOf = (topic: EmergencyTopic, text: string): boolean =>
  wordsOf(topic)?.needs.every((word) => word.test(text)) ?? false;

/** A wheel that is taken off and never fastened is told on under another heading. */
const comesToEnd = (topic: EmergencyTopic, section: Section): boolean =>
  wordsOf(topic)?.ends?.test(folded(textOf(section))) ?? true;

/**
 * What a section is about by what it says: a jack that is stored changes no wheel. "Pinchazo" may be about the kit only.
 * Null where it is about nothing that its heading promises.
 */
function topicOf(section: Section): EmergencyTopic | null {
  const text = folded(textOf(section));
  const { topic } = section.words;
  if (speaksOf(topic, text)) return topic;
  return topic === 'wheel' && speaksOf('repair-kit', text) ? 'repair-kit' : null;
}

type Found = { topic: EmergencyTopic; section: Section };

/** Where a chapter of emergencies has it, other chapters only touch on it; of accidents they may say something else. */
const inChapter = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ topic, section }) =>
      topic === 'accident' ||
      section.isInChapter ||
      !found.some((other) => other.topic === topic && other.section.isInChapter),
  );

const emergencyOf = ({ topic, section }: Found): Emergency => ({
  topic,
  heading: quoteOf(section.root),
  parts: isWhole(section) && comesToEnd(topic, section) ? shownParts(section) : [],
});

/** What a manual tells to do beside a road. */
export const emergencyFinder: Finder<Emergency> = {
  name: 'emergencies',
  version: 1,
  find: (parts) => {
    const found = inChapter(
      sectionsIn(parts).flatMap((section) => {
        const topic = topicOf(section);
        return topic ? [{ topic, section }] : [];
      }),
    );
    return EMERGENCY_TOPICS.flatMap((topic) =>
      found.filter((one) => one.topic === topic).map(emergencyOf),
    );
  },
  parse: (stored) => storedSchema.parse(stored),
};
