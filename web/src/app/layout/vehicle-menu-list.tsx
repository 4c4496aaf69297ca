import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { vehicleName, type Vehicle } from '@contract';
import { ChoiceMenu, type MenuFrame } from './choice-menu';

type Props = MenuFrame & {
  vehicles: readonly Vehicle[];
  current: Vehicle;
  onChoose: (id: number) => void;
  onAddVehicle: () => void;
};

/** The garage, to choose the default vehicle from, and the way to add one. */
export function VehicleMenuList({ vehicles, current, onChoose, onAddVehicle, ...frame }: Props) {
  const { onClose } = frame;
  return (
    <ChoiceMenu {...frame}>
      {vehicles.map((vehicle) => (
        <MenuItem
          key={vehicle.id}
          role="menuitemradio"
          aria-checked={vehicle.id === current.id}
          selected={vehicle.id === current.id}
          onClick={() => {
            onClose();
            if (vehicle.id !== current.id) onChoose(vehicle.id);
          }}
        >
          <ListItemIcon>{vehicle.id === current.id && <CheckIcon />}</ListItemIcon>
          <ListItemText
            primary={vehicleName(vehicle)}
            secondary={vehicle.nickname && `${vehicle.make} ${vehicle.model} ${vehicle.year}`}
          />
        </MenuItem>
      ))}
      <Divider />
      <MenuItem
        onClick={() => {
          onClose();
          onAddVehicle();
        }}
      >
        <ListItemIcon>
          <AddIcon />
        </ListItemIcon>
        <ListItemText primary="Añadir vehículo" />
      </MenuItem>
    </ChoiceMenu>
  );
}
