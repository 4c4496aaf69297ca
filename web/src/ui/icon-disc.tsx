import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { colour: string; background: string; children: ReactNode };

/** The icon at the head of a card, which tells at a glance what kind of card it is. */
export const IconDisc = ({ colour, background, children }: Props) => (
  <Box
    aria-hidden
    sx={{
      ...{ alignSelf: 'flex-start', display: 'flex', p: 1.25, borderRadius: '50%' },
      ...{ bgcolor: background, color: colour },
    }}
  >
    {children}
  </Box>
);
