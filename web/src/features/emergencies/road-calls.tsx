import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button } from '@mui/material';
import { Link, type To } from 'react-router-dom';
import type { Vehicle } from '@contract';
import { vehicleName } from '../../lib/vehicles';
import { BESIDE_ICON, CallAssistance, CallEmergencies, PAIR } from './emergency-calls';
import { RoadPosition } from './road-position';

type Props = {
  vehicle: Vehicle | null | undefined;
  /** Where the number of its assistance is written down. */
  to: To;
};

/** One below the other for a thumb; beside each other where a row has room for three. */
const ROW = {
  ...{ display: 'grid', gap: 1, alignItems: 'start' },
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** Who helps, and where somebody is: 112 before everything else. */
export const RoadCalls = ({ vehicle, to }: Props) => (
  <Box sx={ROW}>
    <CallEmergencies />
    <Box sx={{ ...PAIR, gridColumn: { md: 'span 2' } }}>
      <RoadPosition vehicle={vehicle ? vehicleName(vehicle) : null} />
      {vehicle && <Assistance {...{ vehicle, to }} />}
    </Box>
  </Box>
);

/** The owner's own assistance, or where its number is written down. */
const Assistance = ({ vehicle, to }: { vehicle: Vehicle; to: To }) =>
  vehicle.assistancePhone ? (
    <CallAssistance number={vehicle.assistancePhone} />
  ) : (
    <Button component={Link} to={to} variant="outlined" startIcon={<PhoneIcon />} sx={BESIDE_ICON}>
      Añadir teléfono de asistencia
    </Button>
  );
