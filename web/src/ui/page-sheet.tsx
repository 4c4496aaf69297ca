import { Drawer } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { onClose: () => void; children: ReactNode };

/** A page of a manual over the screen that it was opened from: the whole window of a phone. */
export const PageSheet = ({ onClose, children }: Props) => (
  <Drawer
    open
    anchor="right"
    onClose={onClose}
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
