import { Box } from '@mui/material';
import type { Manual } from '@contract';
import { DataCard } from '../../ui/data-list';
import { Fact } from './fact';
import { FileSize, ManualId, VehicleName } from './manual-facts';
import { RowActions, type RowHandlers } from './row-actions';
import { RowState } from './row-state';
import { Moment } from './spanish';

type Props = RowHandlers & { manual: Manual };

/** A manual of the list on a phone. */
export const ManualCard = ({ manual, ...handlers }: Props) => (
  <DataCard
    name={manual.originalFilename}
    details={
      <>
        <VehicleName manual={manual} /> · <FileSize manual={manual} />
      </>
    }
    actions={<RowActions manual={manual} {...handlers} />}
  >
    <RowState manual={manual} />
    <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2, my: 1.5 }}>
      <Fact term="ID">
        <ManualId manual={manual} />
      </Fact>
      <Fact term="Uploaded">
        <Moment iso={manual.createdAt} />
      </Fact>
    </Box>
  </DataCard>
);
