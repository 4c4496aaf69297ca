import AddIcon from '@mui/icons-material/AddOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import {
  Box,
  Button,
  Divider,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Skeleton,
} from '@mui/material';
import { vehicleName } from '@contract';
import { useSetDefaultVehicle } from '../../features/garage/use-set-default-vehicle';
import { useDefaultVehicle, useVehicles } from '../../lib/vehicles';
import { MenuButton } from './menu-button';

type Props = { onAddVehicle: () => void };

/** The default vehicle, and the choice of another. */
export function VehicleMenu({ onAddVehicle }: Props) {
  const { data: vehicles, isPending } = useVehicles();
  const { data: current } = useDefaultVehicle();
  const setDefault = useSetDefaultVehicle();
  if (isPending) return <Skeleton variant="rounded" width={180} height={36} />;
  if (!vehicles) return null;
  if (!current) {
    return (
      <Button startIcon={<AddIcon />} onClick={onAddVehicle}>
        Añadir vehículo
      </Button>
    );
  }
  const name = vehicleName(current);
  return (
    <MenuButton
      label="Vehículo predeterminado"
      startIcon={<CarIcon />}
      isDisabled={setDefault.isPending}
      menu={(close) => [
        ...vehicles.map((vehicle) => (
          <MenuItem
            key={vehicle.id}
            role="menuitemradio"
            aria-checked={vehicle.id === current.id}
            selected={vehicle.id === current.id}
            onClick={() => {
              close();
              if (vehicle.id !== current.id) setDefault.mutate(vehicle.id);
            }}
          >
            <ListItemIcon>{vehicle.id === current.id && <CheckIcon />}</ListItemIcon>
            <ListItemText
              primary={vehicleName(vehicle)}
              secondary={vehicle.nickname && `${vehicle.make} ${vehicle.model} ${vehicle.year}`}
            />
          </MenuItem>
        )),
        <Divider key="divider" />,
        <MenuItem
          key="add"
          onClick={() => {
            close();
            onAddVehicle();
          }}
        >
          <ListItemIcon>
            <AddIcon />
          </ListItemIcon>
          <ListItemText primary="Añadir vehículo" />
        </MenuItem>,
      ]}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </MenuButton>
  );
}
