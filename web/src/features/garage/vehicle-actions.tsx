import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import StarBorderIcon from '@mui/icons-material/StarBorderOutlined';
import { Box, Button, Stack, Tooltip } from '@mui/material';
import { useRef, type ComponentProps, type ReactNode } from 'react';
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

/** In a table the words have room on a desk alone: the icon stands for them, and says them. */
const wordsFit = { 'td &': { display: { sm: 'none', lg: 'inline' } } };

type ActionProps = ComponentProps<typeof Button> & { verb: string; of: string; icon: ReactNode };

/** What can be done, in words wherever they fit. */
const Action = ({ verb, of, icon, ...button }: ActionProps) => (
  <Tooltip title={verb}>
    <Button
      size="small"
      aria-label={`${verb}${verb.includes(' ') ? ':' : ''} ${of}`}
      {...button}
      sx={{ gap: 0.75, minWidth: 44, px: 1.25, whiteSpace: 'nowrap' }}
    >
      {icon}
      <Box component="span" sx={wordsFit}>
        {verb}
      </Box>
    </Button>
  </Tooltip>
);

/** What can be done with one vehicle. */
export function VehicleActions({ vehicle, onEdit, onDelete }: Props) {
  const setDefault = useSetDefaultVehicle();
  const defaultButton = useRef<HTMLButtonElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  useFocusAfter(setDefault.isPending, defaultButton, editButton);
  const of = vehicleLabel(vehicle);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      {!vehicle.isDefault && (
        <Action
          {...{ of, ref: defaultButton }}
          verb="Hacer predeterminado"
          icon={<StarBorderIcon fontSize="small" />}
          loading={setDefault.isPending}
          onClick={() => setDefault.mutate(vehicle.id)}
        />
      )}
      <Action
        {...{ of, ref: editButton }}
        verb="Editar"
        icon={<EditIcon fontSize="small" />}
        onClick={() => onEdit(vehicle)}
      />
      <Action
        of={of}
        verb="Eliminar"
        color="inherit"
        icon={<DeleteIcon fontSize="small" />}
        onClick={() => onDelete(vehicle)}
      />
    </Stack>
  );
}
