import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** A list of terms and what they stand at. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <Box component="dl" sx={{ m: 0, '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
    {children}
  </Box>
);

type Props = { term: string; children: ReactNode };

export const Fact = ({ term, children }: Props) => (
  <Box
    sx={{
      ...{ columnGap: 2, py: 0.75, alignItems: 'center', justifyContent: 'space-between' },
      // On a phone on the line of its term where both fit, else below it.
      ...{ display: { xs: 'flex', sm: 'grid' }, flexWrap: 'wrap' },
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </Box>
);
