import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { severity: 'info' | 'success'; children: ReactNode };

/** Something to read in place, announced when it appears. MUI's Alert would bring icons and a button along. */
export const Notice = ({ severity, children }: Props) => (
  <Box
    role="status"
    sx={{ p: 2, borderRadius: 1, bgcolor: `${severity}.light`, color: `${severity}.dark` }}
  >
    {children}
  </Box>
);
