import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Folded, and open on paper. */
const FOLDED = {
  '& > summary': {
    ...{ fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.3, overflowWrap: 'anywhere' },
    ...{ display: 'flex', gap: 1, justifyContent: 'space-between', alignItems: 'center' },
    ...{ minHeight: 44, listStyle: 'none', cursor: 'pointer' },
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': { content: '"▾" / ""', color: 'text.secondary' },
  },
  '&[open] > summary::after': { content: '"▴" / ""' },
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;

/** What is not needed at once, behind a line that says what it is. */
export const More = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Box component="details" sx={FOLDED}>
    <summary>{summary}</summary>
    {children}
  </Box>
);
