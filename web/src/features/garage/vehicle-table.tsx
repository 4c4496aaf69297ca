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
import { vehicleName, type Vehicle } from '@contract';
import { DefaultChip } from './default-chip';
import { VehicleActions } from './vehicle-actions';

type Props = { vehicles: Vehicle[]; onDelete: (vehicle: Vehicle) => void };

const NOTHING = '—';

/** The garage on wide screens. */
export function VehicleTable({ vehicles, onDelete }: Props) {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table aria-label="Mis vehículos">
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
              <TableCell component="th" scope="row">
                <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
                  <Typography variant="subtitle2" component="span">
                    {vehicleName(vehicle)}
                  </Typography>
                  {vehicle.isDefault && <DefaultChip />}
                </Stack>
              </TableCell>
              <TableCell>{vehicle.make}</TableCell>
              <TableCell>{vehicle.model}</TableCell>
              <TableCell>{vehicle.year}</TableCell>
              <TableCell>{vehicle.trim ?? NOTHING}</TableCell>
              <TableCell>
                <VehicleActions vehicle={vehicle} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
