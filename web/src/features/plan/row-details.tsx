import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { summary as asSummary } from '../../ui/summary';

type Props = {
  summary: string;
  /** Below a row that is ticked off before its words. */
  isIndented: boolean;
  children: ReactNode;
};

/** Paper has nothing to press. */
const openOnPaper = { '@media print': { '&::details-content': { contentVisibility: 'visible' } } };

/** What a row says when it is asked. */
export const RowDetails = ({ summary, isIndented, children }: Props) => (
  <Box component="details" sx={{ ...(isIndented && { pl: 5 }), ...openOnPaper }}>
    <Typography component="summary" variant="body2" color="textSecondary" sx={asSummary}>
      {summary}
    </Typography>
    {children}
  </Box>
);
