import AddIcon from '@mui/icons-material/AddOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { Vehicle } from '@contract';
import { vehicleChoice } from '../../lib/vehicles';
import type { MenuFrame } from '../../ui/anchored-menu';
import { ChoiceMenu } from '../../ui/choice-menu';

type Props = MenuFrame & {
  vehicles: readonly Vehicle[];
  current: Vehicle;
  onChoose: (id: number) => void;
  onAddVehicle: () => void;
};

/** The garage, to choose the default vehicle from, and the way to add one. */
export const VehicleMenuList = ({ vehicles, current, onAddVehicle, ...menu }: Props) => (
  <ChoiceMenu {...menu} choices={vehicles.map(vehicleChoice)} chosen={current.id}>
    <Divider />
    <MenuItem
      onClick={() => {
        menu.onClose();
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
