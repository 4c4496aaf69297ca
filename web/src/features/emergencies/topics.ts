import type { Emergency, EmergencyTopic, VehicleEmergencies } from '@contract';
import type { LineDrawingName } from '../../ui/line-drawing';

type TopicView = { slug: string; label: string; drawing: LineDrawingName };

/** Each as owners call it, with its word in the address. */
export const TOPICS: Record<EmergencyTopic, TopicView> = {
  wheel: { slug: 'rueda', label: 'Cambiar una rueda', drawing: 'jack' },
  'repair-kit': { slug: 'pinchazo', label: 'Reparar un pinchazo', drawing: 'puncture' },
  'jump-start': { slug: 'bateria', label: 'Batería descargada', drawing: 'leads' },
  overheating: { slug: 'calor', label: 'El motor se calienta', drawing: 'steam' },
  towing: { slug: 'grua', label: 'Remolcar el vehículo', drawing: 'tow' },
  accident: { slug: 'accidente', label: 'Accidente o fuego', drawing: 'triangle' },
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

/** Those that are offered: a kit only where a manual tells of one. */
export const topicsOffered = (manuals: readonly ManualEmergencies[]): EmergencyTopic[] =>
  (Object.keys(TOPICS) as EmergencyTopic[]).filter(
    (topic) => topic !== 'repair-kit' || toldOf(manuals, topic).length > 0,
  );
