import { Button, IconButton, Tooltip } from '@mui/material';
import type { Action } from './use-answer-actions';

type Props = Action & {
  /** Its icon stands alone. */
  isSmall?: boolean;
};

/** Something to do with an answer: an icon with its label, which shows by itself only where it is pointed at. */
export function ActionButton(props: Props) {
  const { label, icon, isPressed, disabled = false, isSmall = false, link, onClick } = props;
  const shared = {
    ...(link ?? { onClick }),
    ...(isPressed !== undefined && { 'aria-pressed': isPressed }),
    color: isPressed ? ('primary' as const) : ('secondary' as const),
    disabled,
  };
  if (!isSmall) {
    return (
      <Button {...shared} startIcon={icon} sx={{ px: { xs: 1, sm: 1.25 }, whiteSpace: 'nowrap' }}>
        {label}
      </Button>
    );
  }
  return (
    <Tooltip title={label}>
      {/* A button that is off tells nobody that it is pointed at. */}
      <span>
        <IconButton {...shared} aria-label={label} sx={{ width: 42, height: 44 }}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
