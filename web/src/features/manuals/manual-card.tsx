import { Box, Typography } from '@mui/material';
import type { Manual } from '@contract';
import { formatDate } from '../../lib/format';
import { DataCard } from '../../ui/data-list';
import { ManualActions, type ManualHandlers } from './manual-actions';
import { lastQueried, sizeOf, vehicleOf } from './manual-texts';
import { ManualState } from './manual-state';

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

type Props = ManualHandlers & { manual: Manual };

/** A manual of the list on a phone. */
export const ManualCard = ({ manual, ...handlers }: Props) => (
  <DataCard
    name={manual.originalFilename}
    details={`${vehicleOf(manual)} · ${sizeOf(manual)}`}
    actions={<ManualActions manual={manual} {...handlers} />}
  >
    <ManualState manual={manual} {...handlers} />
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, my: 1.5 }}>
      <Fact term="Subido">{formatDate(manual.createdAt)}</Fact>
      <Fact term="Última consulta">{lastQueried(manual)}</Fact>
    </Box>
  </DataCard>
);
