import { Box, ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { LineDrawing, type LineDrawingName } from '../../ui/line-drawing';
import type { VehicleHandlers } from './vehicle-actions';

const DOORS: readonly { part: string; label: string; drawing: LineDrawingName }[] = [
  { part: 'testigos', label: 'Testigos', drawing: 'dashboard' },
  { part: 'ficha', label: 'Ficha', drawing: 'wheel' },
  { part: 'mantenimiento', label: 'Mantenimiento', drawing: 'oil' },
  { part: 'emergencias', label: 'Emergencias', drawing: 'beacon' },
];

type Props = Pick<VehicleHandlers, 'vehiclePath'> & { vehicle: Vehicle };

/** The parts of its page, one tap away. */
export const VehicleDoors = ({ vehicle, vehiclePath }: Props) => (
  <Box
    component="ul"
    aria-label={`Partes de ${vehicleName(vehicle)}`}
    sx={{
      ...{ p: 0, m: 0, mt: 1.5, listStyle: 'none', display: 'grid', gap: 1 },
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
    }}
  >
    {DOORS.map(({ part, label, drawing }) => (
      <Box component="li" key={part} sx={{ display: 'flex', minWidth: 0 }}>
        <ButtonBase
          component={Link}
          to={vehiclePath(vehicle.id, part)}
          sx={{
            ...{ flex: 1, minHeight: 52, px: 1, gap: 1, justifyContent: 'flex-start' },
            ...{ border: 1, borderColor: 'divider', borderRadius: 1, typography: 'body2' },
            ...{ fontWeight: 600, '&:hover': { borderColor: 'primary.main' } },
          }}
        >
          <Box component="span" sx={{ display: 'flex', color: 'primary.main', flexShrink: 0 }}>
            <LineDrawing name={drawing} height={22} />
          </Box>
          {label}
        </ButtonBase>
      </Box>
    ))}
  </Box>
);
