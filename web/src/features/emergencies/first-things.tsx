import { Stack } from '@mui/material';
import type { EmergencyLaw, EmergencyTopic, VehicleEmergencies } from '@contract';
import { Advice } from './advice';
import { actionOf, LawLines } from './law-lines';
import { TOPICS } from './topics';

/** What is done before what the manual says: our advice, and what the law of the country asks for. */
export type First = { advice: string | undefined; laws: readonly EmergencyLaw[] };

/** Null where there is nothing to be told first. */
export function firstOf(topic: EmergencyTopic, { laws }: VehicleEmergencies): First | null {
  const { advice } = TOPICS[topic];
  const own = laws.filter(({ topics }) => topics.includes(topic));
  return advice === undefined && own.length === 0 ? null : { advice, laws: own };
}

export const aloudFirst = ({ advice, laws }: First): string[] => [
  ...(advice === undefined ? [] : [advice]),
  ...laws.map(actionOf),
];

type Props = First & { title?: string };

export const FirstThings = ({ advice, laws, title }: Props) => (
  <Stack sx={{ gap: 2 }}>
    <Advice>{advice}</Advice>
    <LawLines laws={laws} {...(title !== undefined && { title })} />
  </Stack>
);
