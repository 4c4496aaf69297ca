import { Box, Typography } from '@mui/material';
import { withFiguresWhole } from '../../../lib/figures';
import { summary } from '../excerpt/summary';
import { useTurnBefore } from './shown-answer';
import { twoLines } from './two-lines';

/** The question that a follow-up goes on from, in two lines at most until it is unfolded with its answer; nothing where it has been deleted. */
export function PreviousTurn({ id }: { id: number }) {
  const data = useTurnBefore(id);
  if (!data) return null;
  return (
    <Box component="details" sx={{ displayPrint: 'none' }}>
      <Typography component="summary" color="textSecondary" sx={summary}>
        <Box
          component="span"
          sx={{
            ...{ flex: 1, minWidth: 0, overflowWrap: 'break-word', textWrap: 'pretty' },
            'details:not([open]) > summary > &': twoLines,
          }}
        >
          Antes: {withFiguresWhole(data.query)}
        </Box>
      </Typography>
      <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.response}
      </Typography>
    </Box>
  );
}
