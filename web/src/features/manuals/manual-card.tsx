import { Box, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { formatDate } from '../../lib/format';
import { CardActions, CardCell, CardFacts, CardRow } from '../../ui/card-table';
import { Dispensable } from '../../ui/lazy';
import { hasCover, LazyCover } from './lazy-cover';
import { ManualActions, type ManualHandlers } from './manual-actions';
import { lastQueried, pagesOf, sizeOf, vehicleOf } from './manual-texts';
import { ManualState } from './manual-state';

type Props = ManualHandlers & { manual: Manual };

/** A manual of a list of few, or on a phone: its cover, whose it is, and how it stands. */
export const ManualCard = ({ manual, ...handlers }: Props) => (
  <CardRow>
    <Stack direction="row" sx={{ gap: 2, mb: 1.5 }}>
      {hasCover(manual) && (
        <Dispensable>
          <LazyCover manual={manual} />
        </Dispensable>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box role="cell">
          <Typography variant="h3" component="h2">
            {vehicleOf(manual)}
          </Typography>
          {pagesOf(manual) !== null && <Typography variant="body2">{pagesOf(manual)}</Typography>}
        </Box>
        <Typography role="rowheader" variant="body2" color="textSecondary">
          {manual.originalFilename}
        </Typography>
        <Typography role="cell" variant="body2" color="textSecondary">
          {sizeOf(manual)}
        </Typography>
      </Box>
    </Stack>
    <Box role="cell">
      <ManualState manual={manual} {...handlers} />
    </Box>
    <CardFacts>
      <CardCell label="Subido">{formatDate(manual.createdAt)}</CardCell>
      <CardCell label="Última consulta">{lastQueried(manual)}</CardCell>
    </CardFacts>
    <CardActions>
      <ManualActions manual={manual} isWorded {...handlers} />
    </CardActions>
  </CardRow>
);
