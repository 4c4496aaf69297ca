import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A table of a manual: wider than the screen, it is scrolled with the arrow keys. */
export const ScrolledTable = ({ children }: { children: ReactNode }) => (
  <Box role="group" aria-label="Tabla del manual" tabIndex={0} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);
