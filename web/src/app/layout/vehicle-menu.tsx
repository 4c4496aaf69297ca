import AddIcon from '@mui/icons-material/AddOutlined';
import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import { Box, Button, Skeleton } from '@mui/material';
import { useSetDefaultVehicle } from '../../features/garage/use-set-default-vehicle';
import { useDefaultVehicle, useVehicles, vehicleName } from '../../lib/vehicles';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { MenuButton } from './menu-button';
import { VehicleMenuList } from './lazy';

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
      menu={(frame) => (
        <VehicleMenuList
          {...frame}
          vehicles={vehicles}
          current={current}
          onChoose={(id) => setDefault.mutate(id)}
          onAddVehicle={onAddVehicle}
        />
      )}
    >
      <Box component="span" title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
      {current.trim && <VisuallyHidden>, {current.trim}</VisuallyHidden>}
    </MenuButton>
  );
}
