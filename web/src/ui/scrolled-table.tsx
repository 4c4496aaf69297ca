import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { label?: string; children: ReactNode };

/** A table that is scrolled with the arrow keys where it is wider than the screen. */
export const ScrolledTable = ({ label = 'Tabla del manual', children }: Props) => (
  <Box role="group" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);
