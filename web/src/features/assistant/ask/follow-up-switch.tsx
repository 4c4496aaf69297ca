import CheckIcon from '@mui/icons-material/CheckOutlined';
import ReplyIcon from '@mui/icons-material/ReplyOutlined';
import { Chip } from '@mui/material';

/** Whether a question is read with the one before, and by whom that is decided. */
export type FollowUp = { isOn: boolean; onChange: (isOn: boolean) => void };

/** Below what is written: "¿y detrás?" means something only with the answer above it. */
export const FollowUpSwitch = ({ isOn, onChange }: FollowUp) => (
  <Chip
    component="button"
    type="button"
    clickable
    role="switch"
    aria-checked={isOn}
    variant="outlined"
    color={isOn ? 'primary' : 'secondary'}
    icon={isOn ? <CheckIcon /> : <ReplyIcon />}
    label="Seguir con esta respuesta"
    onClick={() => onChange(!isOn)}
    sx={{
      height: 32,
      position: 'relative',
      '&::after': { content: '""', position: 'absolute', inset: '-6px 0' },
    }}
  />
);
