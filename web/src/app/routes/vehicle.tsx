import { Box } from '@mui/material';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { VEHICLE_PARTS } from '../../features/garage/vehicle-parts';
import { VehicleScreen } from '../../features/garage/vehicle-screen';
import { GloveboxSection, OfflineLine } from '../../features/glovebox/lazy';
import { useSession } from '../../lib/api/session';
import { Dispensable, onDemand } from '../../ui/lazy';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { TabBar } from '../../ui/tab-bar';
import { PagePane } from '../lazy';
import { paths, vehiclePath } from '../../lib/paths';
import { PANELS } from './vehicle-parts';

const NotFoundPage = onDemand(async () => (await import('./not-found')).Component);

const IS_NUMBER = /^[1-9]\d{0,8}$/;

const idOf = (part: 'tab' | 'panel', index: number): string => `vehicle-${part}-${index}`;

/** The page of a vehicle: one part of it at a time, each by an address of its own. */
export function Component() {
  const { vehicle: id = '', part = '' } = useParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const current = part === '' ? 0 : VEHICLE_PARTS.findIndex(({ path }) => path === part);
  const shown = VEHICLE_PARTS[current];
  if (!IS_NUMBER.test(id) || !shown) return <NotFoundPage />;
  const Panel = PANELS[shown.path];
  return (
    <VehicleScreen id={Number(id)} garagePath={paths.vehicles}>
      {(vehicle) => (
        <>
          <TabBar
            label="Partes de la página del vehículo"
            tabs={VEHICLE_PARTS.map(({ label }) => label)}
            current={current}
            onChange={(index) =>
              void navigate(vehiclePath(vehicle.id, VEHICLE_PARTS[index]?.path), {
                replace: true,
                state: { keepsFocus: true },
              })
            }
            idOf={idOf}
          />
          <Box role="tabpanel" id={idOf('panel', current)} aria-labelledby={idOf('tab', current)}>
            <Suspense fallback={<SkeletonRows label="Cargando" rows={4} height={72} />}>
              <Panel key={`${vehicle.id}-${shown.path}`} {...{ vehicle, PagePane }} />
            </Suspense>
          </Box>
          {user && current === 0 && (
            <Dispensable>
              <GloveboxSection user={user} vehicleId={vehicle.id} />
            </Dispensable>
          )}
          {user && shown.path === 'emergencias' && (
            <Dispensable>
              <OfflineLine user={user} vehicleId={vehicle.id} to={vehiclePath(vehicle.id)} />
            </Dispensable>
          )}
        </>
      )}
    </VehicleScreen>
  );
}
