import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';
import { isMovement } from './one-movement';

type Props = { onClose: () => void; children: ReactNode };

/** A page of a manual over the screen that it was opened from: the whole window of a phone. */
export const PageSheet = ({ onClose, children }: Props) => (
  <Drawer
    open
    anchor="right"
    onClose={onClose}
    // What has become the page does not come from the side as well.
    {...(isMovement() && { transitionDuration: { appear: 0, enter: 0, exit: 150 } })}
    slotProps={{
      paper: {
        'aria-label': 'Manual',
        role: 'dialog',
        'aria-modal': true,
        sx: { width: { xs: '100%', md: 'min(760px, 60vw)' }, overflow: 'hidden' },
      },
    }}
  >
    {children}
  </Drawer>
);
