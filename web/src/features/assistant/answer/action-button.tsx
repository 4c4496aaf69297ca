import { Button } from '@mui/material';
import type { Action } from './use-answer-actions';

/** Something to do with an answer. */
export const ActionButton = ({
  label,
  icon,
  isPressed,
  disabled = false,
  link,
  onClick,
}: Action) => (
  <Button
    {...(link ?? { onClick })}
    {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
    color={isPressed ? 'primary' : 'secondary'}
    disabled={disabled}
    startIcon={icon}
    sx={{ px: { xs: 1, sm: 1.25 }, whiteSpace: 'nowrap' }}
  >
    {label}
  </Button>
);
