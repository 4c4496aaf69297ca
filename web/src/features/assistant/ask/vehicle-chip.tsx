import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import ExpandMoreIcon from '@mui/icons-material/ExpandMoreOutlined';
import { Chip } from '@mui/material';
import { useId, useState } from 'react';
import type { Vehicle } from '@contract';
import { vehicleLabel, vehicleName } from '../../../lib/vehicles';
import { OnceOpen } from '../../../ui/lazy';
import { wrappingChip } from '../../../ui/wrapping-chip';
import { VehicleList } from '../answer/lazy';

type Props = {
  vehicle: Vehicle;
  vehicles: readonly Vehicle[];
  onChoose: (id: number) => void;
};

const look = {
  ...wrappingChip,
  ...{ minHeight: 44, borderRadius: 22, minWidth: 0 },
} as const;

/** The vehicle that the question is about; a menu when there are several. */
export function VehicleChip({ vehicle, vehicles, onChoose }: Props) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = vehicleName(vehicle);
  if (vehicles.length < 2) {
    return <Chip icon={<CarIcon />} label={name} variant="outlined" sx={look} />;
  }
  return (
    <>
      <Chip
        component="button"
        type="button"
        clickable
        icon={<CarIcon />}
        label={name}
        deleteIcon={<ExpandMoreIcon />}
        onDelete={(event: React.MouseEvent<HTMLElement>) =>
          setAnchor(event.currentTarget.parentElement)
        }
        onClick={(event) => setAnchor(event.currentTarget)}
        variant="outlined"
        aria-label={`Vehículo: ${vehicleLabel(vehicle)}. Cambiar`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        sx={look}
      />
      <OnceOpen open={anchor !== null} onMissing={() => setAnchor(null)}>
        <VehicleList
          id={menuId}
          anchor={anchor}
          vehicle={vehicle}
          vehicles={vehicles}
          onChoose={onChoose}
          onClose={() => setAnchor(null)}
        />
      </OnceOpen>
    </>
  );
}
