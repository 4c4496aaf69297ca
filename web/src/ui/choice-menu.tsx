import { Menu } from '@mui/material';
import type { ReactNode } from 'react';

export type MenuFrame = {
  id: string;
  /** What is chosen here. */
  label: string;
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The menu below a `MenuButton`. */
export const ChoiceMenu = ({
  id,
  label,
  anchor,
  onClose,
  children,
}: MenuFrame & { children: ReactNode }) => (
  <Menu
    id={id}
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    slotProps={{ root: { role: 'region', 'aria-label': label } }}
  >
    {children}
  </Menu>
);
