import { Box, Typography } from '@mui/material';
import { withFiguresWhole } from '../../../lib/figures';
import { summary } from '../../../ui/summary';
import { useTurnBefore } from './shown-answer';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The question that a follow-up goes on from, in one line until it is unfolded with its answer; nothing where it has been deleted. */
export function PreviousTurn({ id }: { id: number }) {
  const data = useTurnBefore(id);
  if (!data) return null;
  return (
    <Box component="details" sx={{ displayPrint: 'none' }}>
      <Typography component="summary" color="textSecondary" sx={summary}>
        <Box
          component="span"
          sx={{
            ...{ flex: 1, minWidth: 0, overflowWrap: 'break-word' },
            'details:not([open]) > summary > &': oneLine,
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
