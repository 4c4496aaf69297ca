import { Menu, MenuItem } from '@mui/material';
import { vehicleName, type Vehicle } from '@contract';

type Props = {
  id: string;
  /** The chip that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  vehicle: Vehicle;
  vehicles: readonly Vehicle[];
  onChoose: (id: number) => void;
  onClose: () => void;
};

/** The vehicles that a question can be about. */
export const VehicleList = ({ id, anchor, vehicle, vehicles, onChoose, onClose }: Props) => (
  <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {vehicles.map((other) => (
      <MenuItem
        key={other.id}
        selected={other.id === vehicle.id}
        onClick={() => {
          onChoose(other.id);
          onClose();
        }}
      >
        {vehicleName(other)}
      </MenuItem>
    ))}
  </Menu>
);
