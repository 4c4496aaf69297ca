import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Stack } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EmergencyTopic, VehicleEmergencies } from '@contract';
import { paths, vehiclePath } from '../../lib/paths';
import { isAllTold } from '../../lib/vehicle-part';
import { GearboxQuestion } from '../../ui/gearbox-question';
import { COLUMN } from '../../ui/column';
import { LineDrawing } from '../../ui/line-drawing';
import { Notice } from '../../ui/notice';
import { printStyles } from '../../ui/print-styles';
import { StepHeading, type HeadingRef } from '../../ui/step-heading';
import { flushButton } from '../../ui/flush-button';
import { FirstThings, firstOf } from './first-things';
import { tellsGearboxes } from './gearboxes';
import { Procedure } from './procedure';
import { StepByStep } from './step-by-step';
import { hasSteps, toldOf, topicAddress, TOPICS } from './topics';

type Props = {
  vehicleId: number;
  topic: EmergencyTopic;
  emergencies: VehicleEmergencies;
  headingRef: HeadingRef;
};

/** Its steps end with a pressure, which the manual tells elsewhere. */
const isOfTyre = (topic: EmergencyTopic): boolean => topic === 'wheel' || topic === 'repair-kit';

/** Beside a car, by a torch, nothing smaller is read; which vehicle questions are about helps nobody there. */
const onPaper = {
  '@media print': {
    'main .MuiTypography-body2, main .MuiLink-root': { fontSize: '9pt' },
    'main .MuiChip-root': { display: 'none' },
  },
} as const;

/** What to do in one trouble: what the law asks for first, then the manual's steps, large. */
export function EmergencySheet({ vehicleId, topic, emergencies, headingRef }: Props) {
  const { manuals, gearbox } = emergencies;
  const first = firstOf(topic, emergencies);
  const isStepped = hasSteps(manuals, topic);
  const told = toldOf(manuals, topic);
  const isTold = manuals.length > 0 && isAllTold({ manuals });
  return (
    <Stack component="article" sx={{ gap: 2.5, maxWidth: COLUMN }}>
      <GlobalStyles styles={[printStyles, onPaper]} />
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <Box sx={{ color: 'primary.main', flexShrink: 0, display: 'flex', displayPrint: 'none' }}>
          <LineDrawing name={TOPICS[topic].drawing} />
        </Box>
        <StepHeading ref={headingRef}>{TOPICS[topic].label}</StepHeading>
      </Stack>
      {first && <FirstThings {...first} title={isStepped ? 'Antes de empezar' : 'Lo primero'} />}
      {isStepped && <StepByStep {...{ vehicleId, topic, emergencies }} />}
      {told.some(({ emergencies }) => tellsGearboxes(emergencies)) && (
        <GearboxQuestion {...{ vehicleId }} own={gearbox} />
      )}
      {told.length === 0 && isTold && (
        <Unsaid hasKit={topic === 'wheel' && toldOf(manuals, 'repair-kit').length > 0} />
      )}
      {told.map(({ manual, emergencies }) => (
        <Box
          component="section"
          key={manual.manualId}
          aria-label={`Lo que dice ${manual.originalFilename}`}
        >
          {emergencies.map((emergency) => (
            <Procedure
              key={emergency.heading.unit}
              {...{ manual, emergency, gearbox }}
              above={TOPICS[topic].label}
            />
          ))}
        </Box>
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', displayPrint: 'none' }}>
        {isOfTyre(topic) && (
          <Button component={Link} to={vehiclePath(vehicleId, 'ficha')} variant="outlined">
            Ver mis presiones
          </Button>
        )}
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          Imprimir
        </Button>
      </Stack>
      <Button component={Link} to="?" sx={{ ...flushButton, mt: -1.5, displayPrint: 'none' }}>
        Ver otra emergencia
      </Button>
    </Stack>
  );
}

/** That the manual is silent, and where else to go on. */
const Unsaid = ({ hasKit }: { hasKit: boolean }) => (
  <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
    <Notice severity="info">
      <strong>Tu manual no lo dice</strong>, o no lo encontramos en él.{' '}
      {hasKit
        ? 'Sí explica cómo reparar un pinchazo con el kit.'
        : 'Puedes preguntárselo con tus palabras.'}
    </Notice>
    <Button
      component={Link}
      to={hasKit ? topicAddress('repair-kit') : paths.home}
      variant="contained"
      sx={{ displayPrint: 'none' }}
    >
      {hasKit ? TOPICS['repair-kit'].label : 'Preguntar'}
    </Button>
  </Stack>
);
