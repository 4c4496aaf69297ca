import { Stack, Typography } from '@mui/material';
import type { Vehicle } from '@contract';
import { formatNumber, formatText } from '../../lib/format';
import type { Column } from '../../ui/data-table';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { VehicleDoorLinks } from './vehicle-doors';
import { VehicleLink } from './vehicle-link';
import { VehicleActions, type VehicleHandlers } from './vehicle-actions';

/** What the columns, which the specification names, do not hold. */
const detailsOf = (vehicle: Vehicle): string[] =>
  [vehicle.engine ?? '', registrationOf(vehicle)].filter((detail) => detail !== '');

/** What somebody wrote without a blank gives way, so that the actions keep their place. */
const breakable = { minWidth: 76, overflowWrap: 'anywhere' } as const;

/** The garage on wide screens. */
export const vehicleColumns = ({
  vehiclePath,
  ...handlers
}: VehicleHandlers): Column<Vehicle>[] => [
  {
    name: 'Vehículo',
    cell: (vehicle) => (
      <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
        <Typography variant="subtitle2" component="span">
          <VehicleLink vehicle={vehicle} vehiclePath={vehiclePath} />
        </Typography>
        {detailsOf(vehicle).map((detail) => (
          <Typography key={detail} variant="body2" color="textSecondary" component="span">
            {detail}
          </Typography>
        ))}
        {vehicle.isDefault && <DefaultChip />}
      </Stack>
    ),
    is: 'name',
    sx: { ...breakable, minWidth: 150 },
  },
  { name: 'Marca', cell: ({ make }) => make, is: 'detail', sx: breakable },
  { name: 'Modelo', cell: ({ model }) => model, is: 'detail', sx: breakable },
  { name: 'Año', cell: ({ year }) => formatNumber(year), is: 'detail' },
  { name: 'Acabado', cell: ({ trim }) => formatText(trim), is: 'detail', sx: breakable },
  {
    name: 'Acciones',
    cell: (vehicle) => (
      <>
        <VehicleDoorLinks vehicle={vehicle} vehiclePath={vehiclePath} />
        <VehicleActions vehicle={vehicle} {...handlers} />
      </>
    ),
    is: 'actions',
  },
];
