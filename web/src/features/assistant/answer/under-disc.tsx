import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { disc: ReactNode; title: string; children: ReactNode };

/** On a phone the words have all of the width, and only the title stands beside the disc. */
const grid = {
  ...{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  ...{ columnGap: 2, alignItems: 'center', gridTemplateRows: 'minmax(44px, auto) auto' },
} as const;
const discPlace = { gridRow: { sm: '1 / span 2' }, alignSelf: 'start' } as const;
const wordsPlace = { gridColumn: { xs: '1 / -1', sm: 2 }, minWidth: 0 } as const;

/** A card's disc and title, and its words. */
export const UnderDisc = ({ disc, title, children }: Props) => (
  <Box sx={grid}>
    <Box sx={discPlace}>{disc}</Box>
    <Typography variant="h2">{title}</Typography>
    <Box sx={wordsPlace}>{children}</Box>
  </Box>
);
