import { Button, IconButton, Tooltip, useMediaQuery, type Theme } from '@mui/material';
import type { ReactElement } from 'react';
import type { Link } from 'react-router-dom';

type Props = {
  label: string;
  icon: ReactElement;
  /** Of one that stays as it is pressed; undefined for others. */
  isPressed?: boolean;
  disabled?: boolean;
  /** Its icon says enough also where there is room for its label. */
  isSmall?: boolean;
  /** Where it leads, instead of what it does. */
  link?: { component: typeof Link; to: string };
  onClick?: () => void;
};

/** Something to do with an answer: an icon on phones, with its label where there is room. */
export function ActionButton(props: Props) {
  const { label, icon, isPressed, disabled = false, isSmall = false, link, onClick } = props;
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const shared = {
    ...(link ?? { onClick }),
    ...(isPressed !== undefined && { 'aria-pressed': isPressed }),
    color: isPressed ? ('primary' as const) : ('secondary' as const),
    disabled,
  };
  if (!isPhone && !isSmall) {
    return (
      <Button {...shared} startIcon={icon} sx={{ px: 1.25 }}>
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
