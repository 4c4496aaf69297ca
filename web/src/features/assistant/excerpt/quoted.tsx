import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { isQuoted: boolean; children: ReactNode };

/** An amber line tells what is marked where its ground alone would not, as in the dark. */
export const quotedLine = (edge: 'below' | 'before') =>
  ({
    boxShadow: `inset ${edge === 'below' ? '0 -2px' : '4px 0'} 0 var(--mui-palette-marker-main)`,
  }) as const;

/** Words of an excerpt, marked where the answer quotes them. */
export const Quoted = ({ isQuoted, children }: Props) =>
  isQuoted ? (
    <Box
      component="mark"
      sx={{
        bgcolor: 'marker.light',
        color: 'text.primary',
        pb: '2px',
        ...quotedLine('below'),
        boxDecorationBreak: 'clone',
        WebkitBoxDecorationBreak: 'clone',
      }}
    >
      {children}
    </Box>
  ) : (
    children
  );
