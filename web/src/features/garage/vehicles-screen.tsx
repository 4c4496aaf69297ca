import AddIcon from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import { useRef, useState } from 'react';
import type { Vehicle } from '@contract';
import { useVehicles } from '../../lib/vehicles';
import { DataList } from '../../ui/data-list';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { SkeletonRows } from '../../ui/skeleton-rows';
import { useFocusAfter } from '../../ui/use-focus-after';
import { DeleteVehicleDialog } from './delete-vehicle-dialog';
import { LazyAddVehicleDialog, LazyEditVehicleDialog } from './lazy-vehicle-dialogs';
import type { VehicleHandlers } from './vehicle-actions';
import { VehicleCard, type StateOf } from './vehicle-card';
import { vehicleColumns } from './vehicle-table';

type ListProps = VehicleHandlers & { stateOf: StateOf; onAdd: () => void };

/** The cards of so many are seen at a glance. */
const FEW = 3;

function VehicleList({ onAdd, stateOf, ...handlers }: ListProps) {
  const { data, error, isFetching, refetch } = useVehicles();
  const isBroken = Boolean(error) && !isFetching;
  return (
    <DataList
      label="Mis vehículos"
      query={{ data: isBroken ? undefined : data, error: isBroken && error, refetch }}
      columns={vehicleColumns(handlers)}
      card={(vehicle) => <VehicleCard key={vehicle.id} {...{ vehicle, stateOf }} {...handlers} />}
      few={FEW}
      skeleton={() => <SkeletonRows label="Cargando tus vehículos" rows={2} height={280} />}
      broken={{ title: 'No hemos podido cargar tus vehículos' }}
      empty={
        <EmptyState
          drawing="car"
          title="Tu garaje está vacío"
          description="Añade tu primer vehículo: sus manuales y tus preguntas irán con él."
          action={
            <Button variant="contained" startIcon={<AddIcon />} onClick={onAdd}>
              Añadir vehículo
            </Button>
          }
        />
      }
    />
  );
}

type Props = Pick<VehicleHandlers, 'vehiclePath'> & {
  /** How a vehicle stands, in one line. */
  stateOf: StateOf;
};

/** The garage: every vehicle, which one is the default, and the way to add and delete them. */
export function VehiclesScreen({ vehiclePath, stateOf }: Props) {
  const [isAdding, setAdding] = useState(false);
  const [toEdit, setToEdit] = useState<Vehicle | null>(null);
  const [toDelete, setToDelete] = useState<Vehicle | null>(null);
  const { data: vehicles } = useVehicles();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter((toEdit ?? toDelete) !== null, heading);
  const hasVehicles = Boolean(vehicles?.length);
  return (
    <Page
      title="Mis vehículos"
      headingRef={heading}
      description="Las preguntas se responden con los manuales del vehículo predeterminado."
      action={
        hasVehicles && (
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAdding(true)}>
            Añadir vehículo
          </Button>
        )
      }
    >
      <VehicleList
        {...{ vehiclePath, stateOf }}
        onAdd={() => setAdding(true)}
        onEdit={setToEdit}
        onDelete={setToDelete}
      />
      {isAdding && <LazyAddVehicleDialog onClose={() => setAdding(false)} />}
      {toEdit && <LazyEditVehicleDialog vehicle={toEdit} onClose={() => setToEdit(null)} />}
      {toDelete && <DeleteVehicleDialog vehicle={toDelete} onClose={() => setToDelete(null)} />}
    </Page>
  );
}
