import { EMERGENCY_TOPICS, emergencySchema, type Emergency } from '@contract';
import { z } from 'zod';
import type { Finder } from '../findings/finder';
import { quoteOf } from '../findings/manual-part';
import { sectionsIn, textOf, type Section } from './sections';
import { shownParts } from './shown-parts';
import { isWhole } from './whole';
import { folded, TOPICS, type TopicWords } from './words';

const storedSchema = z.array(emergencySchema);

/**
 * What a section is about by what it says: a jack that is stored changes no wheel. "Pinchazo" may be about the kit only.
 * Null where it is about nothing that its heading promises.
 */
function topicOf({ words }: Section, text: string): TopicWords | null {
  const kit = TOPICS.filter(({ topic }) => topic === 'repair-kit' && words.topic === 'wheel');
  return [words, ...kit].find(({ needs }) => needs.every((word) => word.test(text))) ?? null;
}

type Found = { emergency: Emergency; isInChapter: boolean };

function foundIn(section: Section): Found[] {
  const text = folded(textOf(section));
  const words = topicOf(section, text);
  if (!words) return [];
  const { topic, ends } = words;
  // A wheel that is taken off and never fastened is told on under another heading.
  const comesToEnd = ends === null || ends.test(text);
  const parts = isWhole(section) && comesToEnd ? shownParts(section) : [];
  const { isInChapter, root } = section;
  return [{ emergency: { topic, heading: quoteOf(root), parts }, isInChapter }];
}

/** Where a chapter of emergencies has it, other chapters only touch on it; of accidents they may say something else. */
const inChapter = (found: readonly Found[]): Found[] =>
  found.filter(
    ({ emergency: { topic }, isInChapter }) =>
      topic === 'accident' ||
      isInChapter ||
      !found.some((other) => other.emergency.topic === topic && other.isInChapter),
  );

/** Of all topics together: several times what any manual has. */
const MAX_EMERGENCIES = 200;

/** What a manual tells to do beside a road. */
export const emergencyFinder: Finder<Emergency> = {
  name: 'emergencies',
  version: 3,
  max: MAX_EMERGENCIES,
  find: (parts) => {
    const found = inChapter(sectionsIn(parts).flatMap(foundIn)).map((one) => one.emergency);
    return EMERGENCY_TOPICS.flatMap((topic) => found.filter((one) => one.topic === topic));
  },
  parse: (stored) => storedSchema.parse(stored),
};
