import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { summary } from '../../../ui/summary';

/** Steps that the answer before has shown: a follow-up does not show them twice. */
export const StepsBefore = ({ children }: { children: ReactNode }) => (
  <Box component="details">
    <Typography component="summary" sx={{ ...summary, fontWeight: 600 }}>
      Los pasos de antes
    </Typography>
    <Box sx={{ pt: 1 }}>{children}</Box>
  </Box>
);
