import { Box, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { CardActions, CardCell, CardFacts, CardRow } from '../../ui/card-table';
import { FileSize, ManualId, VehicleName } from './manual-facts';
import { RowActions, type RowHandlers } from './row-actions';
import { RowState } from './row-state';
import { Moment } from './spanish';

type Props = RowHandlers & { manual: Manual };

/** A manual of the list on a phone. */
export const ManualCard = ({ manual, ...handlers }: Props) => (
  <CardRow>
    <CardFacts>
      <CardCell label="ID">
        <ManualId manual={manual} />
      </CardCell>
      <Box role="rowheader" sx={{ gridColumn: '1 / -1', order: -1, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          {manual.originalFilename}
        </Typography>
      </Box>
      <CardCell label="Vehicle">
        <VehicleName manual={manual} />
      </CardCell>
      <CardCell label="Size">
        <FileSize manual={manual} />
      </CardCell>
      <CardCell label="Status">
        <RowState manual={manual} />
      </CardCell>
      <CardCell label="Uploaded">
        <Moment iso={manual.createdAt} />
      </CardCell>
    </CardFacts>
    <CardActions>
      <RowActions manual={manual} {...handlers} />
    </CardActions>
  </CardRow>
);
