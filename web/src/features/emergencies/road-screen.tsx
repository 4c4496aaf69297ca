import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { listEmergencies, type Vehicle, type VehicleEmergencies } from '@contract';
import { ASSISTANCE } from '../../lib/paths';
import { useServed } from '../../lib/offline/status';
import { useVehiclePart } from '../../lib/vehicle-part';
import { useDefaultVehicle, vehicleName } from '../../lib/vehicles';
import { useDocumentTitle } from '../../ui/document-title';
import { OnceOpen } from '../../ui/lazy';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { FIRST_OF_ALL, IF_HURT, OWN_ADVICE } from './advice';
import { RoadBar } from './lazy-road-bar';
import { RoadSteps } from './lazy-road-steps';
import { RoadCalls } from './road-calls';
import { RoadDoors } from './road-doors';
import { noteTrip } from './road-trip';
import { topicAt } from './topics';
import { screenColumn } from '../../ui/column';

type Paths = {
  road: string;
  vehicles: string;
  /** The page of a vehicle, or a part of it. */
  vehicleOf: (id: number, part?: string) => string;
};

type Props = {
  paths: Paths;
  /** What is told of a vehicle below all that helps. */
  foot: (vehicleId: number) => ReactNode;
};

/** The bar above the page with its line, and what says below it that there is no network; in pixels. */
const TOP_BAR = 65;
const NOTICE = 48;

/** A phone on its side: calls beside the doors. */
const FLAT = '@media (orientation: landscape) and (max-height: 480px)';

/** For whoever stands beside a road: calls, where they are, and what to do, in the lower half where the thumb is. */
export function RoadScreen({ paths, foot }: Props) {
  useDocumentTitle('En la carretera');
  useEffect(() => {
    noteTrip('begun');
    void RoadBar.fetch().catch(() => undefined);
  }, []);
  const { data: vehicle, isPending } = useDefaultVehicle();
  const isOffline = useServed();
  const name = vehicle ? vehicleName(vehicle) : null;
  const assistance = vehicle
    ? paths.vehicleOf(vehicle.id, 'emergencias') + ASSISTANCE
    : paths.vehicles;
  return (
    <Box
      sx={{
        ...screenColumn(900),
        ...{ display: 'flex', flexDirection: 'column', gap: { xs: 1, sm: 1.5 } },
        pt: { xs: 1.5, sm: 2 },
        ...{
          minHeight: `calc(100dvh - ${isOffline ? TOP_BAR + NOTICE : TOP_BAR}px)`,
          pb: 'max(8px, env(safe-area-inset-bottom))',
        },
        [FLAT]: { display: 'grid', gridTemplateColumns: '2fr 3fr', alignContent: 'start' },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', columnGap: 1.5 }}>
        <Typography variant="h1" noWrap sx={{ flexShrink: 0 }}>
          En la carretera
        </Typography>
        {/* A second line would push what is below off a phone; the bar above has the name, too. */}
        {name && <Chip label={name} variant="outlined" size="small" sx={{ minWidth: 0 }} />}
      </Stack>
      <Typography
        sx={{
          ...{ fontWeight: 700, mt: -0.5, mb: { xs: 'auto', sm: 0 } },
          [FLAT]: { gridRow: 3, m: 0 },
        }}
      >
        {FIRST_OF_ALL}
      </Typography>
      <Box sx={{ [FLAT]: { gridRow: 2 } }}>
        <RoadCalls {...{ vehicle }} to={assistance} />
      </Box>
      <Box sx={{ [FLAT]: { gridColumn: 2, gridRow: '1 / span 3' } }}>
        {vehicle ? (
          <OfVehicle key={vehicle.id} {...{ vehicle, paths }} />
        ) : isPending ? (
          <Waiting />
        ) : (
          <Button
            component={Link}
            to={paths.vehicles}
            variant="outlined"
            fullWidth
            sx={{ minHeight: 56 }}
          >
            Añadir mi vehículo
          </Button>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: { xs: 0.5, sm: 1 } }}>
          {IF_HURT} {OWN_ADVICE}
        </Typography>
        {vehicle && foot(vehicle.id)}
      </Box>
    </Box>
  );
}

const Waiting = () => <SkeletonRows label="Cargando las emergencias" rows={3} height={72} />;

const NONE: VehicleEmergencies = { manuals: [], laws: [] };

function OfVehicle({ vehicle, paths }: { vehicle: Vehicle; paths: Paths }) {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useVehiclePart(listEmergencies, vehicle.id);
  const topic = topicAt(parameters);
  useEffect(() => void RoadSteps.fetch().catch(() => undefined), []);
  const close = () => void navigate(paths.road, { replace: true });
  if (!data && !error) return <Waiting />;
  return (
    <Stack sx={{ gap: 1 }}>
      {!data && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              Reintentar
            </Button>
          }
        >
          No hemos podido cargar lo que dice tu manual.
        </Alert>
      )}
      <RoadDoors
        manuals={data?.manuals ?? NONE.manuals}
        lightsPath={paths.vehicleOf(vehicle.id, 'testigos')}
      />
      <OnceOpen open={topic !== null && data !== undefined} onMissing={close}>
        {topic && data && (
          <RoadSteps {...{ topic, emergencies: data }} vehicleId={vehicle.id} onClose={close} />
        )}
      </OnceOpen>
    </Stack>
  );
}
