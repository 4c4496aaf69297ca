import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorderRounded';
import { Button, IconButton, Stack, Tooltip } from '@mui/material';
import { vehicleName, type Vehicle } from '@contract';
import { useSetDefaultVehicle } from './use-set-default-vehicle';

type Props = { vehicle: Vehicle; onDelete: (vehicle: Vehicle) => void };

/** What can be done with one vehicle. */
export function VehicleActions({ vehicle, onDelete }: Props) {
  const setDefault = useSetDefaultVehicle();
  const name = vehicleName(vehicle);
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' }}>
      {!vehicle.isDefault && (
        <Button
          size="small"
          startIcon={<StarBorderIcon />}
          loading={setDefault.isPending}
          loadingPosition="start"
          aria-label={`Hacer predeterminado: ${name}`}
          onClick={() => setDefault.mutate(vehicle.id)}
        >
          Hacer predeterminado
        </Button>
      )}
      <Tooltip title="Eliminar">
        <IconButton aria-label={`Eliminar ${name}`} onClick={() => onDelete(vehicle)}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
