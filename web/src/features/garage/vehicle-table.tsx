import {
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { Vehicle } from '@contract';
import { formatNumber, formatText } from '../../lib/format';
import { DefaultChip } from './default-chip';
import { registrationOf } from './registration';
import { VehicleLink } from './vehicle-link';
import { VehicleActions, type VehicleHandlers } from './vehicle-actions';

type Props = VehicleHandlers & { vehicles: Vehicle[] };

/** What the columns, which the specification names, do not hold. */
const detailsOf = (vehicle: Vehicle): string[] =>
  [vehicle.engine ?? '', registrationOf(vehicle)].filter((detail) => detail !== '');

/** What somebody wrote without a blank gives way, so that the actions keep their place. */
const breakable = { minWidth: 76, overflowWrap: 'anywhere' } as const;

/** The garage on wide screens. */
export function VehicleTable({ vehicles, vehiclePath, ...handlers }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Mis vehículos" sx={{ '& th, & td': { px: 1.5 } }}>
        <TableHead>
          <TableRow>
            <TableCell>Vehículo</TableCell>
            <TableCell>Marca</TableCell>
            <TableCell>Modelo</TableCell>
            <TableCell>Año</TableCell>
            <TableCell>Acabado</TableCell>
            <TableCell align="right">Acciones</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {vehicles.map((vehicle) => (
            <TableRow key={vehicle.id} sx={{ '&:last-child > *': { border: 0 } }}>
              <TableCell component="th" scope="row" sx={{ ...breakable, minWidth: 150 }}>
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
              </TableCell>
              <TableCell sx={breakable}>{vehicle.make}</TableCell>
              <TableCell sx={breakable}>{vehicle.model}</TableCell>
              <TableCell>{formatNumber(vehicle.year)}</TableCell>
              <TableCell sx={breakable}>{formatText(vehicle.trim)}</TableCell>
              <TableCell>
                <VehicleActions vehicle={vehicle} {...handlers} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
