import { Box, Typography } from '@mui/material';
import type { RowLine } from './row-lines';

/** A row of a table as it is quoted: a line for each cell, behind the name of its column. */
export const QuotedRow = ({ lines }: { lines: readonly RowLine[] }) =>
  lines.length > 0 && (
    <Box component="blockquote" sx={{ m: 0 }}>
      {lines.map(({ label, words }, at) => (
        <Typography key={at} sx={{ overflowWrap: 'anywhere' }}>
          {label !== '' && (
            <Typography component="span" color="textSecondary">
              {label}:{' '}
            </Typography>
          )}
          {words}
        </Typography>
      ))}
    </Box>
  );
