import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { RowLine } from './row-lines';
import { WordsWithFigures } from './words-with-figures';

type Props = {
  lines: readonly RowLine[];
  /** Where the row stands, told behind the first of its lines: what decides, which is read at arm's length. */
  place?: ReactNode;
};

/** What decides: larger, with its page behind the last word. */
export const order = {
  ...{ fontSize: { xs: '1.125rem', sm: '1.25rem' }, fontWeight: 600, mb: 1 },
  '& > div': { display: 'inline', ml: 1 },
} as const;

/** A row of a table as it is quoted: a line for each cell, behind the name of its column. */
export const QuotedRow = ({ lines, place }: Props) =>
  lines.length > 0 && (
    <Box component="blockquote" sx={{ m: 0 }}>
      {lines.map(({ label, words }, at) => (
        <Typography
          key={at}
          component="div"
          sx={{ overflowWrap: 'anywhere', ...(place !== undefined && at === 0 && order) }}
        >
          {label !== '' && (
            <Typography component="span" color="textSecondary">
              {label}:{' '}
            </Typography>
          )}
          <WordsWithFigures words={words} />
          {at === 0 && place}
        </Typography>
      ))}
    </Box>
  );
