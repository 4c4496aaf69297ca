import { Box, Button, Stack } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { listEmergencies, type Vehicle, type VehicleEmergencies } from '@contract';
import { ASSISTANCE, paths } from '../../lib/paths';
import { isAllTold, untoldSentences, useVehiclePart } from '../../lib/vehicle-part';
import { AlertWithAction } from '../../ui/alert-with-action';
import { COLUMN } from '../../ui/column';
import { ErrorState } from '../../ui/error-state';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { useStepFocus } from '../../ui/step-heading';
import { EmergencySheet } from './emergency-sheet';
import { RoadCalls } from './road-calls';
import { TopicList } from './topic-list';
import { topicAt, type ManualEmergencies } from './topics';

/** What to do beside a road, in the words of the vehicle's manuals: first which trouble it is, then its sheet. */
export function EmergenciesPanel({ vehicle }: { vehicle: Vehicle }) {
  const { data, error, isFetching, refetch } = useVehiclePart(listEmergencies, vehicle.id);
  if (data) return <Steps {...{ vehicle }} emergencies={data} />;
  return error && !isFetching ? (
    <ErrorState
      title="No hemos podido cargar las emergencias"
      error={error}
      onRetry={() => void refetch()}
    />
  ) : (
    <SkeletonRows label="Cargando las emergencias" rows={5} height={88} />
  );
}

type StepsProps = { vehicle: Vehicle; emergencies: VehicleEmergencies };

function Steps({ vehicle, emergencies }: StepsProps) {
  const [parameters] = useSearchParams();
  const topic = topicAt(parameters);
  const headingRef = useStepFocus(topic ?? '');
  return (
    <Stack sx={{ gap: 2 }}>
      <Box sx={{ displayPrint: 'none', ...(topic && { maxWidth: COLUMN }) }}>
        <RoadCalls vehicle={vehicle} to={{ search: `?${parameters}`, hash: ASSISTANCE }} />
      </Box>
      <WhatIsMissing manuals={emergencies.manuals} />
      {topic ? (
        <EmergencySheet {...{ topic, emergencies, headingRef }} vehicleId={vehicle.id} />
      ) : (
        <TopicList {...{ emergencies, headingRef }} />
      )}
    </Stack>
  );
}

/** Why the manual's own words may not come: there is none, or it cannot be told yet. */
function WhatIsMissing({ manuals }: { manuals: readonly ManualEmergencies[] }) {
  if (manuals.length === 0) {
    return (
      <AlertWithAction
        severity="info"
        action={
          <Button component={Link} to={paths.manuals} color="inherit">
            Subir manual
          </Button>
        }
      >
        Este vehículo no tiene todavía un manual que se pueda consultar. Sube el suyo y aquí tendrás
        lo que dice para cada caso, también sin conexión si lo guardas.
      </AlertWithAction>
    );
  }
  return (
    !isAllTold({ manuals }) && (
      <AlertWithAction severity="info">{untoldSentences({ manuals }).join(' ')}</AlertWithAction>
    )
  );
}
