import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { storedSearchQuery } from '../../../lib/api/search-history';
import { withFiguresWhole } from '../../../lib/figures';
import { summary } from '../excerpt/summary';

/** The question that a follow-up goes on from, with its answer folded below it; nothing where it has been deleted. */
export function PreviousTurn({ id }: { id: number }) {
  const { data } = useQuery(storedSearchQuery(id));
  if (!data) return null;
  return (
    <Box component="details" sx={{ displayPrint: 'none' }}>
      <Typography
        component="summary"
        color="textSecondary"
        sx={{ ...summary, overflowWrap: 'anywhere' }}
      >
        <Box component="span" sx={{ minWidth: 0 }}>
          Antes: {withFiguresWhole(data.query)}
        </Box>
      </Typography>
      <Typography sx={{ maxWidth: '65ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {data.response}
      </Typography>
    </Box>
  );
}
