import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { paths } from '../../lib/paths';
import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import { GearboxQuestion } from '../../ui/gearbox-question';
import { StepsDialog, type StepScreen } from '../../ui/steps-dialog';
import { CallFromStep } from './emergency-calls';
import { aloudFirst, FirstThings, firstOf } from './first-things';
import { screensOf } from './road-screens';
import { noteTrip } from './road-trip';
import { toldOf, TOPICS } from './topics';

type Props = {
  vehicleId: number;
  topic: EmergencyTopic;
  emergencies: VehicleEmergencies;
  onClose: () => void;
};

/** What to do in one trouble, one step a screen: of the newest manual first, then of the others. */
export function RoadSteps({ vehicleId, topic, emergencies, onClose }: Props) {
  const { manuals, gearbox } = emergencies;
  const question = <GearboxQuestion {...{ vehicleId }} own={gearbox} />;
  const first = firstOf(topic, emergencies);
  const told = toldOf(manuals, topic).flatMap(({ manual, emergencies }) =>
    emergencies.map((emergency) => ({ manual, emergency })),
  );
  const screens = told.flatMap((one, index) =>
    screensOf(one, { gearbox, question, first: index === 0 ? first : null }),
  );
  const silent: StepScreen = {
    name: TOPICS[topic].label,
    reached: 0,
    aloud: first ? aloudFirst(first) : [],
    view: (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {first && <FirstThings {...first} />}
        <Typography sx={{ fontSize: '1.25rem' }}>{whySilent(manuals)}</Typography>
        <Button
          component={Link}
          to={paths.home}
          onClick={() => noteTrip('on-the-way')}
          variant="outlined"
          sx={{ minHeight: 56 }}
        >
          Preguntar con tus palabras
        </Button>
      </Stack>
    ),
  };
  return (
    <StepsDialog
      key={topic}
      subject={TOPICS[topic].short ?? TOPICS[topic].label}
      always={<CallFromStep />}
      screens={screens.length > 0 ? screens : [silent]}
      onClose={onClose}
    />
  );
}

/** Silence is told only of manuals that were looked through. */
function whySilent(manuals: VehicleEmergencies['manuals']): string {
  if (manuals.length === 0)
    return 'Este vehículo no tiene todavía un manual que se pueda consultar.';
  return isAllTold({ manuals })
    ? 'Tu manual no lo dice, o no lo encontramos en él.'
    : untoldSentences({ manuals }).join(' ');
}
