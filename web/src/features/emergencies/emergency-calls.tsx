import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import { Button } from '@mui/material';
import { ALARM } from '../../ui/alarm';

const CALL = { minHeight: 64, lineHeight: 1.2, fontSize: '1.25rem' } as const;
const RED = { ...ALARM, '&:hover': { bgcolor: '#8c1d18' } } as const;

export const CallEmergencies = () => (
  <Button href="tel:112" variant="contained" startIcon={<PhoneIcon />} sx={{ ...CALL, ...RED }}>
    Llamar 112
  </Button>
);

/** The same beside the title of a step, which it leaves in sight. */
export const CallFromStep = () => (
  <Button
    href="tel:112"
    variant="contained"
    aria-label="Llamar 112"
    startIcon={<PhoneIcon />}
    sx={{ ...RED, flexShrink: 0, minHeight: 56, px: 2, fontSize: '1.125rem' }}
  >
    112
  </Button>
);

/** The owner's own assistance, by its number as it is dialled. */
export const CallAssistance = ({ number }: { number: string }) => (
  <Button href={`tel:${number}`} variant="contained" startIcon={<PhoneIcon />} sx={CALL}>
    Mi asistencia
  </Button>
);

/** Icon and words together in the middle, also where the words take two lines. */
export const BESIDE_ICON = { minHeight: 64, lineHeight: 1.2, textAlign: 'left' } as const;

/** Two buttons beside each other; one alone takes both places. */
export const PAIR = {
  ...{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' },
  '& > :only-child, & > :has(+ [role=alert]:last-child)': { gridColumn: '1 / -1' },
  '& .MuiButton-root': { px: 1 },
} as const;
