import RoadIcon from '@mui/icons-material/CarRepairOutlined';
import LightIcon from '@mui/icons-material/WarningAmberOutlined';
import { Typography } from '@mui/material';
import type { Door as DoorOf } from '@contract';
import { topicAddress, TOPICS } from '../features/emergencies/topics';
import { InspectionDoor, PlanDoor } from '../features/plan/plan-doors';
import { stepAddress, type ColourChoice } from '../features/signals/address';
import { Door } from '../ui/door';
import { vehiclePath } from './paths';

type Of<Kind extends DoorOf['kind']> = Extract<DoorOf, { kind: Kind }>;
type Props = { door: DoorOf; vehicleId: number };

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
  <Door
    label="Testigos"
    icon={<LightIcon />}
    title="Busca el testigo por su dibujo"
    to={lightsAddress(vehicleId, door)}
    action="Ver los testigos"
  >
    <Typography color="textSecondary">Te dice si puedes seguir, según tu manual.</Typography>
  </Door>
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
    <Door
      label="Emergencia"
      icon={<RoadIcon />}
      title={topic ? TOPICS[topic].label : 'Emergencia en la carretera'}
      to={topic ? path + topicAddress(topic) : path}
      action={topic ? 'Abrir la hoja, paso a paso' : 'Ver las hojas de emergencia'}
    >
      <Typography color="textSecondary">
        Con lo que dice tu manual, también sin conexión.
      </Typography>
    </Door>
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
