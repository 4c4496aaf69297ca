import { Box, Link as TextLink } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { LineDrawing } from '../../ui/line-drawing';
import { LinkTile } from '../../ui/link-tile';
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
    {VEHICLE_PARTS.map(children)}
  </Box>
);

const tiles = {
  ...{ display: 'grid', gap: 1, mt: 1.5 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
};

/** Two columns of a narrow phone have no room for the longest word beside its drawing. */
const upright = { flexDirection: 'column', justifyContent: 'center', gap: 0.5, py: 1 } as const;

/** The parts of its page, one tap away. */
export const VehicleDoors = ({ vehicle, vehiclePath }: Props) => (
  <Parts vehicle={vehicle} layout={tiles}>
    {({ path, label, drawing }) => (
      <LinkTile
        key={path}
        to={vehiclePath(vehicle.id, path)}
        drawing={<LineDrawing name={drawing} height={28} />}
        minHeight={72}
        layout={{ ...upright, typography: 'body2', fontWeight: 600 }}
      >
        {label}
      </LinkTile>
    )}
  </Parts>
);

const line = { display: 'flex', flexWrap: 'wrap', columnGap: 2, justifyContent: 'flex-end' };

/** The same in a row of a table. */
export const VehicleDoorLinks = ({ vehicle, vehiclePath }: Props) => (
  <Parts vehicle={vehicle} layout={line}>
    {({ path, label }) => (
      <li key={path}>
        <TextLink
          component={Link}
          to={vehiclePath(vehicle.id, path)}
          variant="body2"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {label}
        </TextLink>
      </li>
    )}
  </Parts>
);
