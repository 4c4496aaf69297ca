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

type Props = MenuFrame & {
  /** In pixels; else as wide as its entries. */
  width?: number;
  /** The keyboard begins at the first entry, not at one that is chosen in the middle. */
  beginsAtFirst?: boolean;
  /** By then the button has the focus again. */
  onExited?: () => void;
  children: ReactNode;
};

/** A menu below the button that opened it, told to a screen reader by its name. */
export const AnchoredMenu = (props: Props) => {
  const { id, label, anchor, onClose, width, beginsAtFirst = false, onExited, children } = props;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      variant={beginsAtFirst ? 'menu' : 'selectedMenu'}
      slotProps={{
        root: { role: 'region', 'aria-label': label },
        list: { 'aria-label': label },
        ...(width !== undefined && { paper: { sx: { width } } }),
        ...(onExited && { transition: { onExited } }),
      }}
    >
      {children}
    </Menu>
  );
};
