import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { faceStyles, sideStyles } from './paper-styles';
import { MAX_POINTS } from './type-size';

type Props = {
  /** The size of its type. */
  points: number;
  isLast?: boolean;
  children: ReactNode;
};

/** One side of the sheet. */
export const PaperSide = ({ points, isLast = false, children }: Props) => (
  <Box sx={[sideStyles, !isLast && { '@media print': { breakAfter: 'page' } }]}>
    <Box sx={faceStyles(points, points < MAX_POINTS)}>{children}</Box>
  </Box>
);
