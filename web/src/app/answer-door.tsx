import RoadIcon from '@mui/icons-material/CarRepairOutlined';
import LightIcon from '@mui/icons-material/WarningAmberOutlined';
import type { Door } from '@contract';
import { topicAddress, TOPICS } from '../features/emergencies/topics';
import { InspectionDoor, PlanDoor } from '../features/plan/plan-doors';
import { stepAddress, type ColourChoice } from '../features/signals/address';
import { StraightDoor } from '../ui/door';
import { vehiclePath } from '../lib/paths';

type Of<Kind extends Door['kind']> = Extract<Door, { kind: Kind }>;
type Props = { door: Door; vehicleId: number };

const COLOURS = { red: 'rojo', amber: 'ambar', other: 'otro' } as const satisfies Record<
  NonNullable<Of<'signals'>['colour']>,
  ColourChoice
>;

function lightsAddress(vehicleId: number, { colour, blinks }: Of<'signals'>): string {
  const path = vehiclePath(vehicleId, 'testigos');
  if (!colour) return path;
  return path + stepAddress({ colour: COLOURS[colour], state: blinks ? 'parpadea' : null });
}

const LightsDoor = ({ door, vehicleId }: { door: Of<'signals'>; vehicleId: number }) => (
  <StraightDoor
    icon={<LightIcon />}
    to={lightsAddress(vehicleId, door)}
    hint="Te dice si puedes seguir, según tu manual."
  >
    Busca el testigo por su dibujo
  </StraightDoor>
);

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
export function AnswerDoor({ door, vehicleId }: Props) {
  const plan = { vehicleId, to: vehiclePath(vehicleId, 'mantenimiento') };
  switch (door.kind) {
    case 'inspection':
      return <InspectionDoor {...plan} vehicleTo={vehiclePath(vehicleId)} />;
    case 'plan':
      return <PlanDoor {...plan} />;
    case 'signals':
      return <LightsDoor {...{ door, vehicleId }} />;
    case 'emergency':
      return <EmergencyDoor {...{ door, vehicleId }} />;
    default:
      // Of a kind that this build does not know.
      return null;
  }
}
