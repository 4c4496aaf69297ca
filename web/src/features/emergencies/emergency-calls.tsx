import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

type Props = {
  /** Number of the owner's assistance, as it is dialled; null: not written down. */
  assistance: string | null;
  /** Where it can be written down; null: not from here. */
  vehiclePath: string | null;
};

/** Who helps: the emergency services, and the owner's own assistance. */
export const EmergencyCalls = ({ assistance, vehiclePath }: Props) => (
  <Box
    sx={{
      ...{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' },
      '& .MuiButton-root': {
        minHeight: 64,
        lineHeight: 1.2,
        '&:only-child': { gridColumn: '1 / -1' },
      },
    }}
  >
    <Button href="tel:112" variant="contained" color="error" startIcon={<PhoneIcon />}>
      Llamar 112
    </Button>
    {assistance === null ? (
      vehiclePath && (
        <Button component={Link} to={vehiclePath} variant="outlined">
          Añadir mi asistencia
        </Button>
      )
    ) : (
      <Button href={`tel:${assistance}`} variant="contained" startIcon={<PhoneIcon />}>
        Mi asistencia
      </Button>
    )}
  </Box>
);
