import { Link as TextLink } from '@mui/material';
import { Link } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import type { VehicleHandlers } from './vehicle-actions';

type Props = Pick<VehicleHandlers, 'vehiclePath'> & { vehicle: Vehicle };

/** Its name, which leads to its page. */
export const VehicleLink = ({ vehicle, vehiclePath }: Props) => (
  <TextLink
    component={Link}
    to={vehiclePath(vehicle.id)}
    color="inherit"
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
  >
    {vehicleName(vehicle)}
  </TextLink>
);
