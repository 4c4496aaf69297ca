import { EMERGENCY_TOPICS, emergencyTopicSchema, quotesOfPart, type Emergency } from '@contract';
import { z } from 'zod';
import { emergencyFinder } from '../emergencies/emergency-finder';
import { beside } from './beside';
import type { KindOfPointed } from './kind-of-pointed';
import { emergenciesPointedAt } from './pointed-emergencies';

const stored = z.object({
  units: z.array(z.string()),
  topic: emergencyTopicSchema,
  title: z.string(),
});

const unitsOf = ({ heading, parts }: Emergency): string[] => [
  heading.unit,
  ...parts.flatMap(quotesOfPart).map(({ unit }) => unit),
];

/** What to do beside a road. */
export const emergenciesKind: KindOfPointed<'emergencies', Emergency> = {
  finder: emergencyFinder,
  stored,
  mayTell: () => true,
  together: (byRules, pointed, manual) => {
    const found = emergenciesPointedAt(pointed, manual);
    const units = new Map(found.map((one) => [one.emergency, one.units]));
    // One place tells one procedure, and a part of it none of its own.
    const isSaidBy = (own: Emergency, other: Emergency): boolean =>
      own.heading.unit === other.heading.unit ||
      (own.topic === other.topic && unitsOf(other).some((unit) => units.get(own)?.has(unit)));
    const all = beside(
      byRules,
      found.map(({ emergency }) => emergency),
      isSaidBy,
    );
    return EMERGENCY_TOPICS.flatMap((topic) => all.filter((one) => one.topic === topic));
  },
};
