import { Box, ButtonBase, Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { LineDrawing } from '../../ui/line-drawing';
import type { VehicleHandlers } from './vehicle-actions';
import { VEHICLE_PARTS } from './vehicle-parts';

type Props = Pick<VehicleHandlers, 'vehiclePath'> & { vehicle: Vehicle };
type Part = (typeof VEHICLE_PARTS)[number];
type ListProps = { vehicle: Vehicle; layout: object; children: (part: Part) => ReactNode };

const Parts = ({ vehicle, layout, children }: ListProps) => (
  <Box
    component="ul"
    aria-label={`Partes de ${vehicleName(vehicle)}`}
    sx={{ p: 0, m: 0, listStyle: 'none', ...layout }}
  >
    {VEHICLE_PARTS.map((part) => (
      <Box component="li" key={part.path} sx={{ display: 'flex', minWidth: 0 }}>
        {children(part)}
      </Box>
    ))}
  </Box>
);

const tiles = {
  ...{ display: 'grid', gap: 1, mt: 1.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
};

/** The parts of its page, one tap away. */
export const VehicleDoors = ({ vehicle, vehiclePath }: Props) => (
  <Parts vehicle={vehicle} layout={tiles}>
    {({ path, label, drawing }) => (
      <ButtonBase
        component={Link}
        to={vehiclePath(vehicle.id, path)}
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
    )}
  </Parts>
);

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'flex-end' };

/** The same in a row of a table. */
export const VehicleDoorLinks = ({ vehicle, vehiclePath }: Props) => (
  <Parts vehicle={vehicle} layout={line}>
    {({ path, label }) => (
      <TextLink
        component={Link}
        to={vehiclePath(vehicle.id, path)}
        variant="body2"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {label}
      </TextLink>
    )}
  </Parts>
);
