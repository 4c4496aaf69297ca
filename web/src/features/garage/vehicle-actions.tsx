import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorderOutlined';
import { Box, Button, IconButton, Stack, Tooltip } from '@mui/material';
import { useRef } from 'react';
import type { Vehicle } from '@contract';
import { vehicleLabel } from '../../lib/vehicles';
import { useFocusAfter } from '../../ui/use-focus-after';
import { useSetDefaultVehicle } from './use-set-default-vehicle';

export type VehicleHandlers = {
  /** Where the page of a vehicle is, or a part of it. */
  vehiclePath: (id: number, part?: string) => string;
  onEdit: (vehicle: Vehicle) => void;
  onDelete: (vehicle: Vehicle) => void;
};
type Props = Omit<VehicleHandlers, 'vehiclePath'> & { vehicle: Vehicle };

/** On tablets the table has no room for words: the star stands for them. */
const wordsFit = { 'td &': { display: { sm: 'none', lg: 'inline' } } };

/** What can be done with one vehicle. */
export function VehicleActions({ vehicle, onEdit, onDelete }: Props) {
  const setDefault = useSetDefaultVehicle();
  const defaultButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(setDefault.isPending, defaultButton, editButton);
  const name = vehicleLabel(vehicle);
  return (
    <Stack direction="row" sx={{ gap: 0.5, justifyContent: 'flex-end', alignItems: 'center' }}>
      {!vehicle.isDefault && (
        <Tooltip title="Hacer predeterminado">
          <Button
            ref={defaultButton}
            size="small"
            loading={setDefault.isPending}
            aria-label={`Hacer predeterminado: ${name}`}
            onClick={() => setDefault.mutate(vehicle.id)}
            sx={{ gap: 1, minWidth: 44, px: 1.25, whiteSpace: 'nowrap' }}
          >
            <StarBorderIcon fontSize="small" />
            <Box component="span" sx={wordsFit}>
              Hacer predeterminado
            </Box>
          </Button>
        </Tooltip>
      )}
      <Tooltip title="Editar">
        <IconButton ref={editButton} aria-label={`Editar ${name}`} onClick={() => onEdit(vehicle)}>
          <EditIcon />
        </IconButton>
      </Tooltip>
      <Tooltip title="Eliminar">
        <IconButton aria-label={`Eliminar ${name}`} onClick={() => onDelete(vehicle)}>
          <DeleteIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
