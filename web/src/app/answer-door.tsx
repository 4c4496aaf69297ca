import RoadIcon from '@mui/icons-material/CarRepairOutlined';
import { Skeleton } from '@mui/material';
import { Suspense } from 'react';
import type { Door, SearchResponse } from '@contract';
import { topicAddress, TOPICS } from '../features/emergencies/topics';
import { InspectionDoor, PlanDoor } from '../features/plan/plan-doors';
import { StraightDoor } from '../ui/door';
import { onDemand } from '../ui/lazy';
import { vehiclePath } from '../lib/paths';
import { LIGHT_DOOR_HEIGHT } from './light-door-height';

/** With the drawings of all lights, which no other door shows. */
const LightDoor = onDemand(async () => (await import('./light-door')).LightDoor);
const PaidDoor = onDemand(async () => (await import('../features/plan/paid-door')).PaidDoor);

type Of<Kind extends Door['kind']> = Extract<Door, { kind: Kind }>;
type Props = { door: Door; answer: Pick<SearchResponse, 'statements'>; vehicleId: number };

function EmergencyDoor({
  door: { topic },
  vehicleId,
}: {
  door: Of<'emergency'>;
  vehicleId: number;
}) {
  const path = vehiclePath(vehicleId, 'emergencias');
  return (
    <StraightDoor
      icon={<RoadIcon />}
      to={topic ? path + topicAddress(topic) : path}
      hint="Lo que necesitas, los avisos y cada paso, según tu manual."
    >
      {topic ? TOPICS[topic].label : 'Emergencia en la carretera'}
    </StraightDoor>
  );
}

/** The part of the vehicle's page that knows more of what was asked, above what the manual says of it. */
export function AnswerDoor({ door, answer, vehicleId }: Props) {
  const plan = { vehicleId, to: vehiclePath(vehicleId, 'mantenimiento') };
  switch (door.kind) {
    case 'inspection':
      return <InspectionDoor {...plan} vehicleTo={vehiclePath(vehicleId)} />;
    case 'plan':
      return <PlanDoor {...plan} />;
    case 'paid':
      return (
        <Suspense>
          <PaidDoor {...plan} />
        </Suspense>
      );
    case 'signals':
      return (
        <Suspense fallback={<Skeleton variant="rounded" height={LIGHT_DOOR_HEIGHT} />}>
          <LightDoor {...{ door, answer, vehicleId }} />
        </Suspense>
      );
    case 'emergency':
      return <EmergencyDoor {...{ door, vehicleId }} />;
    default:
      // Of a kind that this build does not know.
      return null;
  }
}
