import { Box, Card, Stack, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { formatDate } from '../../lib/format';
import { ManualActions, type ManualHandlers } from './manual-actions';
import { lastQueried, sizeOf, vehicleOf } from './manual-texts';
import { ManualState } from './manual-state';

type Props = ManualHandlers & { manuals: readonly Manual[] };

type FactProps = { term: string; children: string };

const Fact = ({ term, children }: FactProps) => (
  <Box>
    <Typography component="dt" variant="body2" color="textSecondary">
      {term}
    </Typography>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

/** The list on a phone. */
export function ManualsCards({ manuals, ...handlers }: Props) {
  return (
    <Stack component="ul" aria-label="Manuales" sx={{ gap: 1.5, p: 0, m: 0, listStyle: 'none' }}>
      {manuals.map((manual) => (
        <Card component="li" key={manual.id} sx={{ p: 2, pb: 1 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {manual.originalFilename}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
            {vehicleOf(manual)} · {sizeOf(manual)}
          </Typography>
          <ManualState manual={manual} {...handlers} />
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, my: 1.5 }}
          >
            <Fact term="Subido">{formatDate(manual.createdAt)}</Fact>
            <Fact term="Última consulta">{lastQueried(manual)}</Fact>
          </Box>
          <Box sx={{ borderTop: 1, borderColor: 'divider', mx: -2, px: 1, pt: 1 }}>
            <ManualActions manual={manual} {...handlers} />
          </Box>
        </Card>
      ))}
    </Stack>
  );
}
