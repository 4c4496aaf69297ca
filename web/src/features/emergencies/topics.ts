import type { Emergency, EmergencyTopic, VehicleEmergencies } from '@contract';
import type { LineDrawingName } from '../../ui/line-drawing';
import { hasOrder } from './numbered';

type TopicView = {
  slug: string;
  /** Short enough for a tile of a phone. */
  label: string;
  /** Beside a call at the head of a phone, where the whole would be cut; none where it has room. */
  short?: string;
  drawing: LineDrawingName;
  /** What we say ourselves, before anything else. */
  advice?: string;
};

/** Each as owners call it, everywhere, with its word in the address; in the order in which they are offered. */
export const TOPICS: Record<EmergencyTopic, TopicView> = {
  accident: {
    ...{ slug: 'accidente', label: 'Accidente', drawing: 'beacon' },
    advice: 'Si hay fuego, aléjate y llama al 112.',
  },
  wheel: {
    ...{ slug: 'rueda', label: 'Pinchazo: cambiar la rueda', short: 'Cambiar la rueda' },
    drawing: 'jack',
  },
  'repair-kit': {
    ...{ slug: 'pinchazo', label: 'Pinchazo: reparar con el kit', short: 'Reparar con el kit' },
    drawing: 'puncture',
  },
  'jump-start': { slug: 'bateria', label: 'No arranca: batería', drawing: 'leads' },
  overheating: { slug: 'calor', label: 'Se calienta el motor', drawing: 'steam' },
  towing: { slug: 'grua', label: 'Remolcar', drawing: 'tow' },
};

const PARAMETER = 'caso';

export const topicAddress = (topic: EmergencyTopic): string =>
  `?${PARAMETER}=${TOPICS[topic].slug}`;

/** Which one the address names; null for the list of them. */
export function topicAt(parameters: URLSearchParams): EmergencyTopic | null {
  const slug = parameters.get(PARAMETER);
  return (Object.keys(TOPICS) as EmergencyTopic[]).find((one) => TOPICS[one].slug === slug) ?? null;
}

export type ManualEmergencies = VehicleEmergencies['manuals'][number];

/** What the manuals tell of a topic, the newest manual first. */
export const toldOf = (
  manuals: readonly ManualEmergencies[],
  topic: EmergencyTopic,
): { manual: ManualEmergencies['manual']; emergencies: Emergency[] }[] =>
  manuals.flatMap(({ manual, emergencies }) => {
    const told = emergencies?.filter((one) => one.topic === topic) ?? [];
    return told.length > 0 ? [{ manual, emergencies: told }] : [];
  });

/** Whether there are steps to be gone through, one a screen. */
export const hasSteps = (manuals: readonly ManualEmergencies[], topic: EmergencyTopic): boolean =>
  toldOf(manuals, topic).some(({ emergencies }) =>
    emergencies.some(({ parts }) => hasOrder(parts)),
  );

/** Those that are offered: a kit only where a manual tells of one. */
export const topicsOffered = (manuals: readonly ManualEmergencies[]): EmergencyTopic[] =>
  (Object.keys(TOPICS) as EmergencyTopic[]).filter(
    (topic) => topic !== 'repair-kit' || toldOf(manuals, topic).length > 0,
  );
