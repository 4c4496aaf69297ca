import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { term: string; children: ReactNode };

/** A term and what it is, inside a `dl`. */
export const Fact = ({ term, children }: Props) => (
  <Box>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
