import { Box, Card, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { Fact } from './fact';
import { FileSize, ManualId, VehicleName } from './manual-facts';
import { RowActions, type RowHandlers } from './row-actions';
import { RowState } from './row-state';
import { Moment } from './spanish';

type Props = RowHandlers & { manuals: readonly Manual[] };

/** The list on a phone. */
export const ManualsCards = ({ manuals, ...handlers }: Props) => (
  <Stack component="ul" aria-label="Manuals" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
    {manuals.map((manual) => (
      <Card component="li" key={manual.id} sx={{ p: 2, pb: 1 }}>
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {manual.originalFilename}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          <VehicleName manual={manual} /> · <FileSize manual={manual} />
        </Typography>
        <RowState manual={manual} />
        <Box
          component="dl"
          sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2, my: 1.5 }}
        >
          <Fact term="ID">
            <ManualId manual={manual} />
          </Fact>
          <Fact term="Uploaded">
            <Moment iso={manual.createdAt} />
          </Fact>
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 1, pt: 1 }}>
          <RowActions manual={manual} {...handlers} />
        </Box>
      </Card>
    ))}
  </Stack>
);
