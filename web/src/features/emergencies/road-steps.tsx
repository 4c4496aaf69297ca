import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { isAllTold, untoldSentences } from '../../lib/vehicle-part';
import { StepsDialog, type StepScreen } from '../../ui/steps-dialog';
import { LawLines } from './law-lines';
import { screensOf } from './road-screens';
import { toldOf, TOPICS } from './topics';

type Props = { topic: EmergencyTopic; emergencies: VehicleEmergencies; onClose: () => void };

/** What to do in one trouble, one step a screen: of the newest manual first, then of the others. */
export function RoadSteps({ topic, emergencies: { manuals, laws }, onClose }: Props) {
  const own = laws.filter(({ topics }) => topics.includes(topic));
  const told = toldOf(manuals, topic).flatMap(({ manual, emergencies }) =>
    emergencies.map((emergency) => ({ manual, emergency })),
  );
  const screens = told.flatMap(({ manual, emergency }, index) =>
    screensOf(manual, emergency, index === 0 ? own : []),
  );
  const silent: StepScreen = {
    name: TOPICS[topic].label,
    aloud: own.map(({ rule }) => rule),
    view: (
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography sx={{ fontSize: '1.25rem' }}>{whySilent(manuals)}</Typography>
        <LawLines laws={own} heading="h2" />
        <Button component={Link} to="/" variant="outlined" sx={{ minHeight: 56 }}>
          Preguntar con tus palabras
        </Button>
      </Stack>
    ),
  };
  return (
    <StepsDialog
      key={topic}
      subject={TOPICS[topic].label}
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
