import AddIcon from '@mui/icons-material/AddOutlined';
import StarIcon from '@mui/icons-material/StarOutlined';
import {
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Skeleton,
  Tooltip,
  Typography,
} from '@mui/material';
import { Link } from 'react-router-dom';
import { distinctVehicles } from '../../features/garage/distinct-vehicles';
import { useVehicles, vehicleName } from '../../lib/vehicles';
import { paths } from '../../lib/paths';
import { SidebarSection } from './sidebar-section';

/** A garage of forty would push the history off the screen. */
const SHOWN = 5;

type Props = { onNavigate: () => void; onAddVehicle: () => void };

function VehicleNames({ onNavigate }: Pick<Props, 'onNavigate'>) {
  const { data: vehicles, isPending } = useVehicles();
  if (isPending) return <Skeleton variant="rounded" height={44} sx={{ mx: 1.5 }} />;
  if (!vehicles?.length) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 1.5 }}>
        {vehicles ? 'Aún no hay ninguno.' : 'No se han podido cargar.'}
      </Typography>
    );
  }
  // The one that questions are about is always seen.
  const kinds = distinctVehicles(vehicles).toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  );
  return (
    <List dense disablePadding>
      {kinds.slice(0, SHOWN).map((vehicle) => (
        <ListItem key={vehicle.id} disablePadding>
          <ListItemButton component={Link} to={paths.vehicles} onClick={onNavigate}>
            <ListItemText
              primary={vehicleName(vehicle)}
              slotProps={{ primary: { noWrap: true, title: vehicleName(vehicle) } }}
            />
            {vehicle.isDefault && (
              <StarIcon
                titleAccess="Predeterminado"
                fontSize="small"
                color="primary"
                sx={{ ml: 1 }}
              />
            )}
          </ListItemButton>
        </ListItem>
      ))}
      {kinds.length > SHOWN && (
        <ListItem disablePadding>
          <ListItemButton component={Link} to={paths.vehicles} onClick={onNavigate}>
            <ListItemText
              primary={`Ver todos (${kinds.length})`}
              slotProps={{ primary: { color: 'primary', sx: { fontWeight: 600 } } }}
            />
          </ListItemButton>
        </ListItem>
      )}
    </List>
  );
}

/** The garage at a glance: each make, model and year once, the first five. */
export function SidebarVehicles({ onNavigate, onAddVehicle }: Props) {
  return (
    <SidebarSection
      title="Mis vehículos"
      action={
        <Tooltip title="Añadir vehículo">
          <IconButton aria-label="Añadir un vehículo al garaje" onClick={onAddVehicle}>
            <AddIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      }
    >
      <VehicleNames onNavigate={onNavigate} />
    </SidebarSection>
  );
}
