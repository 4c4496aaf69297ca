import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { outOfSight } from './out-of-sight';

/** Text for those who listen to the page. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={outOfSight}>
    {children}
  </Box>
);
