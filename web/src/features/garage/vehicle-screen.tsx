import { Box, Button, Paper } from '@mui/material';
import { useRef, useState, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { ASSISTANCE } from '../../lib/paths';
import { useVehicles, vehicleName } from '../../lib/vehicles';
import { screenColumn } from '../../ui/column';
import { useDocumentTitle } from '../../ui/document-title';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { useFocusAfter } from '../../ui/use-focus-after';
import { LazyEditVehicleDialog } from './lazy-vehicle-dialogs';
import { VehicleHeading } from './vehicle-heading';

type Props = {
  id: number;
  /** Where the garage is. */
  garagePath: string;
  /** What is shown of the vehicle. */
  children: (vehicle: Vehicle) => ReactNode;
};

/** The page of one vehicle: what it is, and what is known of it. */
export function VehicleScreen({ id, garagePath, children }: Props) {
  const { data: vehicles, error, isFetching, refetch } = useVehicles();
  const vehicle = vehicles?.find((one) => one.id === id);
  if (vehicle) return <OneVehicle vehicle={vehicle}>{children(vehicle)}</OneVehicle>;
  return (
    <Page title="Vehículo">
      {error && !isFetching ? (
        <ErrorState
          title="No hemos podido cargar el vehículo"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : vehicles ? (
        <Paper variant="outlined">
          <EmptyState
            drawing="car"
            title="Este vehículo no está en tu garaje"
            description="Puede que se haya eliminado."
            action={
              <Button component={Link} to={garagePath} variant="contained">
                Ver mis vehículos
              </Button>
            }
          />
        </Paper>
      ) : (
        <SkeletonRows label="Cargando el vehículo" rows={3} height={72} />
      )}
    </Page>
  );
}

/** Whether the address asks for the telephone of the assistance, and the way back to where somebody did so. */
function useWantedPhone() {
  const { hash, search, key } = useLocation();
  const navigate = useNavigate();
  const leave = () =>
    void (key === 'default' ? navigate({ search }, { replace: true }) : navigate(-1));
  return { isPhoneWanted: hash === ASSISTANCE, leave };
}

function OneVehicle({ vehicle, children }: { vehicle: Vehicle; children: ReactNode }) {
  const [isEditing, setEditing] = useState(false);
  const { isPhoneWanted, leave } = useWantedPhone();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(isEditing || isPhoneWanted, heading);
  useDocumentTitle(vehicleName(vehicle));
  return (
    <Box sx={{ ...screenColumn(1200), pt: { xs: 0.5, sm: 3, md: 4 }, pb: { xs: 3, md: 4 } }}>
      <VehicleHeading {...{ vehicle }} headingRef={heading} onEdit={() => setEditing(true)} />
      {children}
      {(isEditing || isPhoneWanted) && (
        <LazyEditVehicleDialog
          {...{ vehicle, isPhoneWanted }}
          onClose={isPhoneWanted ? leave : () => setEditing(false)}
        />
      )}
    </Box>
  );
}
